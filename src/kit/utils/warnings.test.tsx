import { render } from '@testing-library/react';
import type { JSX } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  Accordion,
  CategoryTree,
  Checkbox,
  FacetGroup,
  FileUpload,
  Gallery,
  IconButton,
  Pagination,
  SortMenu,
  TextInput,
} from '../index.ts';

let warned: string[] = [];
beforeEach(() => {
  warned = [];
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void warned.push(text));
});
afterEach(() => vi.restoreAllMocks());

const options = [{ value: 'a', label: 'A' }];

/** Parts that keep a value, without it and with it. */
const held: Record<string, (given: boolean) => JSX.Element> = {
  Accordion: (given) => <Accordion items={[]} value={given ? null : undefined} />,
  Checkbox: (given) => <Checkbox label="Yes" checked={given ? true : undefined} onChange={() => undefined} />,
  FacetGroup: (given) => <FacetGroup legend="Cut" options={[{ value: 'Loin' }]} value={given ? ['Loin'] : undefined} />,
  FileUpload: (given) => <FileUpload label="CV" value={given ? null : undefined} />,
  Pagination: (given) => <Pagination count={3} page={given ? 2 : undefined} />,
  SortMenu: (given) => <SortMenu options={options} value={given ? 'a' : undefined} />,
  TextInput: (given) => <TextInput label="Name" value={given ? 'Ada' : undefined} />,
};

describe('In development', () => {
  it.each(Object.keys(held))('%s warns once when the value it is given is left out, and says why and what to do', (name) => {
    const part = held[name]!;
    const { rerender } = render(part(true));
    rerender(part(true));
    expect(warned).toEqual([]);
    for (const given of [false, true, false]) rerender(part(given));
    const own = warned.filter((text) => text.startsWith(`${name}: `) && text.includes('left out now'));
    expect(own).toHaveLength(1);
    expect(own[0]).toContain('what a visitor chose is lost');
    expect(own[0]).toContain('at every rendering');
  });

  it('a tree with two nodes of one id warns once, on whatever level they are', () => {
    const tree = (
      <CategoryTree
        nodes={[
          { id: 1, name: 'Fish', children: [{ id: 2, name: 'Cod' }] },
          { id: 2, name: 'Meat' },
        ]}
        getHref={(node) => `/${node.id}`}
      />
    );
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(tree).rerender(tree);
    expect(warned).toEqual([expect.stringMatching(/^CategoryTree: `nodes` holds the id 2 twice\./u)]);
  });

  it('suggestions and pictures may come twice', () => {
    const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const image = { src: '/1', alt: 'Cod', width: 4, height: 3 };
    render(<Gallery images={[image, image]} />);
    expect(failed).not.toHaveBeenCalled();
  });

  it('a part without a label warns once', () => {
    render(
      <>
        <TextInput label="" />
        <TextInput label="" />
        <IconButton label="">+</IconButton>
        <Checkbox label="" />
      </>,
    );
    expect(warned).toHaveLength(3);
    expect(warned[0]).toContain('Screen readers would say nothing');
    expect(warned[1]).toMatch(/^IconButton: `label` is empty\./u);
    expect(warned[2]).toMatch(/^Checkbox: `label` is empty\./u);
  });
});
