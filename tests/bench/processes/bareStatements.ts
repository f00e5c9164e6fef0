/**
 * The least that reading can cost: the statements that an answer needs at least, prepared, on the shop's own tables, run by PostgreSQL's own client
 * as fast as they are answered.
 */
import pg from 'pg';
import { answerCalls, usage } from '../lib/child.ts';
import { quantile } from '../lib/statistics.ts';

/** The statements that an answer needs at least. The benchmark's questions give the values of the placeholders. */
const statements = {
  list: {
    page: 'select v.summary from (select product_id, by_popularity from listing_product where listing_id = $1 order by by_popularity limit 12 offset $2) s join product_view v using (product_id) order by s.by_popularity',
    count: 'select count(*) from listing_product where listing_id = $1 and $2::integer is not null',
    brands:
      'select b.name from listing_brand s join brand b on b.id = s.brand_id where s.listing_id = $1 and $2::integer is not null order by b.name',
  },
  search: {
    page: 'select v.summary from (select product_id, by_popularity from search_document where terms @@ $1::tsquery order by by_popularity limit 12 offset $2) s join product_view v using (product_id) order by s.by_popularity',
  },
  detail: { page: 'select details from product_view where product_id = $1' },
};

/** A kind of answer. */
export type StatementCase = keyof typeof statements;

type Values = readonly (string | number)[];

/** Runs all statements of a case for one question. */
type Ask = (name: StatementCase, values: Values) => Promise<unknown>;

interface Reader {
  readonly ask: Ask;
  readonly rows: (text: string) => Promise<Record<string, unknown>[]>;
  readonly close: () => Promise<void>;
}

function openPostgres(url: string): Reader {
  // As many connections as the shop has.
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  return {
    async ask(name, values) {
      const client = await pool.connect();
      try {
        await Promise.all(
          Object.entries(statements[name]).map(([part, text]) =>
            client.query({ name: `${name}_${part}`, text, values: [...values], rowMode: 'array' }),
          ),
        );
      } finally {
        client.release();
      }
    },
    rows: async (text) => (await pool.query<Record<string, unknown>>(text)).rows,
    close: () => pool.end(),
  };
}

const reader = openPostgres(process.env.DATABASE_URL ?? '');

const calls = {
  usage,
  /** Ids and words to ask for; each word as people write it, beside the term it is indexed under. */
  async range() {
    const [products, categories, words] = await Promise.all([
      reader.rows('select product_id as id from product_view order by md5(product_id::text)'),
      reader.rows('select id from category order by id'),
      reader.rows("select term, word from search_term where titles between 5 and 1000 and word ~ '^[a-z]{3,}$' order by md5(term)"),
    ]);
    const ids = (rows: Record<string, unknown>[]) => rows.map(({ id }) => Number(id));
    return {
      products: ids(products),
      categories: ids(categories),
      words: words.map(({ term, word }) => ({ term: String(term), word: String(word) })),
    };
  },
  /** Asks all questions, `atOnce` at a time. Gives milliseconds. */
  async run(name: StatementCase, questions: readonly Values[], atOnce: number) {
    const times: number[] = [];
    let next = 0;
    const began = performance.now();
    const work = async () => {
      for (let values = questions[next++]; values; values = questions[next++]) {
        const asked = performance.now();
        await reader.ask(name, values);
        times.push(performance.now() - asked);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return {
      perSecond: Math.round(times.length / ((performance.now() - began) / 1000)),
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
    };
  },
};
export type BareStatementsCalls = typeof calls;

answerCalls(calls, () => reader.close());
