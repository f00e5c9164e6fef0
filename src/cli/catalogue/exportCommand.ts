import { mkdir } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { slugOf } from '../../contract/slug.ts';
import type { CatalogueDescription, ReadLine, ReadPicture, ReadProduct } from '../../server/catalogue/index.ts';
import { placeholderGenerator } from '../../range/source.ts';
import { errorMessage } from '../../server/errors.ts';
import { publicMode, writeAtomically } from '../../server/files/atomic.ts';
import { withProgress, type Progress } from '../../server/progress.ts';
import { staffPath, staffPaths } from '../../server/staff/paths.ts';
import type { Client } from '../client.ts';
import type { Command } from '../command.ts';
import { CommandError } from '../errors.ts';
import { writeWhole } from '../terminal.ts';
import { csvHead, csvLine, listCell, pathCell } from '../../range/cells.ts';
import { columns, type Column } from '../../range/columns.ts';
import { factCells } from '../../range/fileCells.ts';

export const catalogueExport: Command = {
  name: 'catalogue export',
  summary: 'Writes the catalogue to a CSV file that can be changed and imported again.',
  arguments: ['FILE.csv'],
  options: { images: { value: 'FOLDER', help: 'Also writes the pictures there. Without it the file names them as this shop has them.' } },
  async run({ arguments: [file], options, terminal, openClient }) {
    const path = resolve(file!);
    const client = await openClient();
    const { products: total } = await client.record<CatalogueDescription>(staffPaths.catalogueSummary);
    const { cellOf, written } = pictureCells(client, options['images'] as string | undefined);
    let products = 0;
    const rows = async function* (tell: Progress) {
      yield csvHead(columns);
      /** Paths of categories as cells, by slug. */
      const paths = new Map<string, string>();
      for await (const line of client.lines<ReadLine>(staffPaths.catalogue)) {
        if ('category' in line) {
          paths.set(line.category.slug, pathCell(line.category.path));
          yield await categoryRow(line.category, cellOf);
        } else {
          yield await productRows(line.product, paths, cellOf);
          tell({ done: ++products, total });
        }
      }
    };
    // Drawing the demo's forty thousand pictures takes an hour or two. The file has another name until it is complete: importing half a file would remove products from the shop.
    await withProgress('Exporting the catalogue', 'products', (tell) => writeWhole(path, rows(tell)), terminal.err.stream);
    terminal.out.write(`${products.toLocaleString('en-GB')} products and ${written().toLocaleString('en-GB')} pictures were exported.\n`);
  },
};

/** The cell that names a picture. @param title - of its product or category, for the name of its file */
type PictureCell = (view: string, picture: ReadPicture, title: string) => Promise<string>;

async function categoryRow({ path, isMain, image }: Extract<ReadLine, { category: unknown }>['category'], cellOf: PictureCell) {
  // A placeholder is left out: the shop that imports the file draws it again.
  const isPlaceholder = image.source.kind === 'generated' && image.source.generator === placeholderGenerator;
  const images = isPlaceholder ? '' : await cellOf('front', image, path.join(' '));
  return row({ categories: pathCell(path), images, main_category: isMain ? 'yes' : 'no' });
}

/** A row for each variant; the first has the facts. */
async function productRows(product: ReadProduct, paths: ReadonlyMap<string, string>, cellOf: PictureCell): Promise<string> {
  const facts = { ...factCells(product), categories: product.categories.map((slug) => paths.get(slug)).join(' | ') };
  const title = `${product.code} ${product.name}`;
  let rows = '';
  for (const [index, { tags, images }] of product.variants.entries()) {
    const cells = await Promise.all(images.map(({ view, ...picture }) => cellOf(view, picture, title)));
    rows += row({ code: product.code, ...(index === 0 ? facts : {}), tags: listCell(tags), images: cells.join(' | ') });
  }
  return rows;
}

function row(cells: Partial<Record<Column, string | undefined>>): string {
  return csvLine(columns.map((column) => cells[column] ?? ''));
}

/** Names pictures in cells; where a folder is given, gets them from the shop and writes them there. */
function pictureCells(client: Client, target: string | undefined): { readonly cellOf: PictureCell; readonly written: () => number } {
  /** Names of the files written, by hash. */
  const names = new Map<string, string>();
  const write = async (folder: string, { hash, source }: ReadPicture, slug: string): Promise<string> => {
    const known = names.get(hash);
    if (known) return known;
    // Eight digits of the content keep two pictures of one name apart.
    const name =
      source.kind === 'file' ? `${slug}-${basename(source.path).slice(0, 8)}${extname(source.path)}` : `${slug}-${hash.slice(0, 8)}.webp`;
    try {
      await mkdir(folder, { recursive: true });
      const picture = await buffer(client.bytes(staffPath(staffPaths.picture, { hash })));
      await writeAtomically(join(folder, name), picture, { mode: publicMode });
    } catch (error) {
      throw new CommandError(`The picture of "${slug}" cannot be written (${errorMessage(error)}).`);
    }
    names.set(hash, name);
    return name;
  };
  const cellOf: PictureCell = async (view, picture, title) => {
    const prefix = /^[a-z0-9-]{1,30}$/u.test(view) ? `${view}=` : '';
    if (target === undefined) return `${prefix}stored:${picture.hash}`;
    return prefix + (await write(target, picture, `${slugOf(title)}-${slugOf(view)}`));
  };
  return { cellOf, written: () => names.size };
}
