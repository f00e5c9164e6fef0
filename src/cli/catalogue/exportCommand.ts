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
import type { Command, Invocation } from '../command.ts';
import { CommandError } from '../errors.ts';
import { writeWhole } from '../terminal.ts';
import { csvHead, csvLine, escapePart, listCell } from '../../range/cells.ts';
import { columns, type Column } from '../../range/columns.ts';
import { factCells } from '../../range/fileCells.ts';

export const catalogueExport: Command = {
  name: 'catalogue export',
  summary: 'Writes the catalogue to a CSV file that can be changed and imported again.',
  arguments: ['FILE.csv'],
  options: {
    images: {
      value: 'FOLDER',
      help: 'Also writes the pictures there. Without it the file names them as this shop has them.',
    },
  },
  run: exportCatalogue,
};

async function exportCatalogue({ arguments: [file], options, terminal, openClient }: Invocation): Promise<0> {
  const path = resolve(file!);
  const client = await openClient();
  const { products: total } = await client.record<CatalogueDescription>(staffPaths.catalogueSummary);
  const pictures = new PictureWriter(client, options['images'] as string | undefined);
  let products = 0;
  const rows = async function* (tell: Progress) {
    yield csvHead(columns);
    const writer = new RowWriter(pictures);
    for await (const line of client.lines<ReadLine>(staffPaths.catalogue)) {
      yield await writer.write(line);
      if ('product' in line) tell({ done: ++products, total });
    }
  };
  // Drawing the demo's forty thousand pictures takes an hour or two. The file has another name until it is complete: importing half a file would remove products from the shop.
  await withProgress('Exporting the catalogue', 'products', (tell) => writeWhole(path, rows(tell)), terminal.err.stream);
  terminal.out.write(
    `${products.toLocaleString('en-GB')} products and ${pictures.written.toLocaleString('en-GB')} pictures were exported.\n`,
  );
  return 0;
}

class RowWriter {
  readonly #pictures: PictureWriter;
  /** Paths as cells, by slug. */
  readonly #paths = new Map<string, string>();

  constructor(pictures: PictureWriter) {
    this.#pictures = pictures;
  }

  async write(line: ReadLine): Promise<string> {
    return 'category' in line ? this.#category(line.category) : this.#product(line.product);
  }

  async #category({ slug, path, isMain, image }: Extract<ReadLine, { category: unknown }>['category']): Promise<string> {
    const categories = path.map(escapePart).join(' > ');
    this.#paths.set(slug, categories);
    // A placeholder is left out: the shop that imports the file draws it again.
    const isPlaceholder = image.source.kind === 'generated' && image.source.generator === placeholderGenerator;
    const images = isPlaceholder ? '' : await this.#pictures.cellFor('front', image, path.join(' '));
    return row({ categories, images, main_category: isMain ? 'yes' : 'no' });
  }

  async #product(product: ReadProduct): Promise<string> {
    const first = { ...factCells(product), categories: product.categories.map((slug) => this.#paths.get(slug)).join(' | ') };
    let rows = '';
    for (const [index, { tags, images }] of product.variants.entries()) {
      const cells = await Promise.all(
        images.map(({ view, ...picture }) => this.#pictures.cellFor(view, picture, `${product.code} ${product.name}`)),
      );
      rows += row({
        code: product.code,
        ...(index === 0 ? first : {}),
        tags: listCell(tags),
        images: cells.join(' | '),
      });
    }
    return rows;
  }
}

function row(cells: Partial<Record<Column, string | undefined>>): string {
  return csvLine(columns.map((column) => cells[column] ?? ''));
}

/** Names pictures in cells; where a folder is given, gets them from the shop and writes them there. */
class PictureWriter {
  readonly #client: Client;
  readonly #target: string | undefined;
  /** Names of the files written, by hash. */
  readonly #names = new Map<string, string>();

  constructor(client: Client, target: string | undefined) {
    this.#client = client;
    this.#target = target;
  }

  get written(): number {
    return this.#names.size;
  }

  /** @param title name of its product or category, for the name of its file */
  async cellFor(view: string, picture: ReadPicture, title: string): Promise<string> {
    const prefix = /^[a-z0-9-]{1,30}$/u.test(view) ? `${view}=` : '';
    if (this.#target === undefined) return `${prefix}stored:${picture.hash}`;
    return prefix + (await this.#write(this.#target, picture, `${slugOf(title)}-${slugOf(view)}`));
  }

  async #write(target: string, { hash, source }: ReadPicture, slug: string): Promise<string> {
    const known = this.#names.get(hash);
    if (known) return known;
    // Eight digits of the content keep two pictures of one name apart.
    const name =
      source.kind === 'file' ? `${slug}-${basename(source.path).slice(0, 8)}${extname(source.path)}` : `${slug}-${hash.slice(0, 8)}.webp`;
    const path = join(target, name);
    try {
      await mkdir(target, { recursive: true });
      const picture = await buffer(this.#client.bytes(staffPath(staffPaths.picture, { hash })));
      await writeAtomically(path, picture, { mode: publicMode });
    } catch (error) {
      throw new CommandError(`The picture of "${slug}" cannot be written (${errorMessage(error)}).`);
    }
    this.#names.set(hash, name);
    return name;
  }
}
