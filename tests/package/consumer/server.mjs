// The kit in plain Node, without a bundler.
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Pagination } from '@tarnbrook/kit/Pagination';

console.log(renderToString(createElement(Pagination, { page: 5, count: 9, getHref: (page) => `/?page=${page}` })));
