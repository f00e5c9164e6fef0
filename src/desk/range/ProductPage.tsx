import { useState, type JSX } from 'react';
import { useParams } from 'react-router-dom';
import { storages } from '../../contract/catalogue.ts';
import { mediaAtWidth } from '../../contract/media.ts';
import { FileUpload } from '../../kit/FileUpload/index.ts';
import {
  nutritionFields,
  pictureKinds,
  productFields,
  type ProductAnswer,
  type ProductCells,
  type ProductField,
} from '../../server/desk/answers.ts';
import { words } from '../words.ts';
import { RecordPage, Text } from '../records/RecordPage.tsx';
import { timeOf } from '../time.ts';
import { call, type CallOptions, DeskError, useAction, useDraft } from '../calls.ts';
import { Button, Choice, List, Outcome, Part, Stack, TextBox } from '../parts.tsx';

/** A product of the range, or one that was withdrawn. */
export function ProductPage() {
  const { code = '' } = useParams();
  return (
    <RecordPage<ProductAnswer>
      path={`/products/${encodeURIComponent(code)}`}
      title={({ cells }) => cells.name}
      back="/range"
      facts={({ brand }) => [
        { term: words.code, description: code },
        { term: 'Brand', description: brand },
      ]}
    >
      {(product, refresh) => (
        <>
          <p>The next range file wins in its columns. It brings withdrawn products back.</p>
          <Change key={code} product={product} onDone={refresh} />
          <Part heading={words.history}>
            <List>
              {product.history.map(({ at, actor, kind, note }) => (
                <li key={at}>
                  {words.productChanges[kind]}, {actor}, {timeOf(at)}
                  <Text>{note.replace(/^\w+(?=:|$)/gmu, words.field)}</Text>
                </li>
              ))}
            </List>
          </Part>
        </>
      )}
    </RecordPage>
  );
}

const longFields: ReadonlySet<ProductField> = new Set(['description', 'ingredients']);
const listHint = 'With | between them; "none" where there are none, empty where nobody knows';
const hints: Partial<Record<ProductField, string>> = {
  allergens: listHint,
  may_contain: listHint,
  tags: listHint,
  categories: 'Paths such as Dairy > Milk, with | between them. New ones are made.',
};
const numbers: ReadonlySet<ProductField> = new Set(nutritionFields);

/** The facts as somebody typed them, and as they stood there before: another who was first must not be overwritten unseen. */
interface Draft {
  readonly own?: Partial<ProductCells>;
  readonly seen?: Partial<ProductCells>;
}

/** Words, facts and picture of a product, which stay in this tab until they are saved; and the way out of the shop and back. */
function Change({ product, onDone }: { product: ProductAnswer; onDone: () => void }) {
  const { code, cells, isWithdrawn } = product;
  const [draft, keep] = useDraft(`product ${code}`);
  const [done, setDone] = useState<string>();
  const { own = {}, seen = {} } = JSON.parse(draft ?? '{}') as Draft;
  const keepDraft = (next: Draft) => keep(JSON.stringify(next));
  const send = useAction(async (path: string, options: CallOptions, said: string) => {
    const isOfFacts = options.method === 'PATCH';
    setDone(undefined);
    await call(`/products/${encodeURIComponent(code)}${path}`, { ...options, isLong: true }).catch((error: unknown) => {
      // Seen now: the next press replaces it.
      if (error instanceof DeskError && error.status === 409 && isOfFacts) keepDraft({ own });
      throw error;
    });
    if (isOfFacts) keep(undefined);
    setDone(said);
    onDone();
  }, onDone);
  const button: SendButton = (label, path, options, said = 'Done. The shop shows it.') => (
    <Stack key={label} direction="row">
      <Button loading={send.isRunning} onClick={() => send.run(path, options, said)}>
        {label}
      </Button>
    </Stack>
  );
  const fact = (field: ProductField) => {
    const parts = {
      label: words.field(field),
      value: own[field] ?? cells[field],
      onChange: (text: string) => keepDraft({ own: { ...own, [field]: text }, seen: { [field]: cells[field], ...seen } }),
    };
    if (field === 'storage') {
      return (
        <Choice key={field} {...parts} options={[['', words.none], ...storages.map((each) => [each, words.storages[each]] as const)]} />
      );
    }
    return (
      <TextBox
        key={field}
        {...parts}
        {...(longFields.has(field) && { multiline: true, rows: 4 })}
        {...(hints[field] !== undefined && { hint: hints[field] })}
        {...(send.errors?.[field] !== undefined && { error: send.errors[field] })}
      />
    );
  };
  return (
    <Stack sx={{ maxInlineSize: '48rem' }}>
      {isWithdrawn ? null : (
        <>
          {productFields.filter((field) => !numbers.has(field)).map(fact)}
          <Stack direction="row">{nutritionFields.map(fact)}</Stack>
        </>
      )}
      <Outcome failure={send.failure} done={done} />
      {isWithdrawn ? (
        button('Put back in the shop', '', { method: 'POST', body: { action: 'putBack' } })
      ) : (
        <>
          {button(words.save, '', { method: 'PATCH', body: { cells: own, seen } })}
          <Pictures key={product.pictures.join()} {...product} button={button} />
          {button('Withdraw from the shop', '', { method: 'POST', body: { action: 'withdraw' } }, 'Done. The shop no longer shows it.')}
        </>
      )}
    </Stack>
  );
}

type SendButton = (label: string, path: string, options: CallOptions, said?: string) => JSX.Element;

function Pictures({ cells, pictures, button }: ProductAnswer & { button: SendButton }) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      <Stack direction="row" component="ul">
        {pictures.map((address, index) => (
          <Stack key={address} component="li" gap="2">
            <img src={mediaAtWidth(address, 320)} alt={`${cells.name}, ${index + 1}`} width="160" height="160" />
            {pictures.length > 1 ? button(`Remove picture ${index + 1}`, `/picture?index=${index}`, { method: 'DELETE' }) : null}
          </Stack>
        ))}
      </Stack>
      <FileUpload
        label="Another picture"
        accept={pictureKinds.map((kind) => `.${kind}`).join(',')}
        value={file}
        onChange={(_event, chosen) => setFile(chosen ?? null)}
      />
      {file ? button('Put it in the place of the first', '/picture?place=first', { method: 'PUT', file }) : null}
      {file ? button('Put it behind the last', '/picture?place=last', { method: 'PUT', file }) : null}
    </>
  );
}
