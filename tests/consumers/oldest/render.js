import { createElement as element } from 'react';
import { renderToString } from 'react-dom/server';
import { Alert, Button, FileUpload, FormPanel, KitProvider, PasswordInput, Pagination, TextInput } from '@tarnbrook/kit';
import { MuiTheme } from '@tarnbrook/kit/theme/MuiTheme';

/** What a library warns of is not what the README promises. */
const complain = (message) => {
  throw new Error(String(message));
};
console.error = complain;
console.warn = complain;

const parts = [
  element(Pagination, { page: 5, count: 9, getHref: (page) => `/?page=${page}` }),
  element(Alert, { severity: 'error', title: 'The order was not sent' }),
  element(FormPanel, { heading: 'Log in' }, element(TextInput, { label: 'Name' }), element(PasswordInput, { label: 'Password' })),
  element(FileUpload, { label: 'Proof' }),
  element(Button, { color: 'error' }, 'Remove'),
];
console.log(renderToString(element(KitProvider, null, element(MuiTheme, null, ...parts))));
