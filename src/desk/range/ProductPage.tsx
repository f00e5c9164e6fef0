import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { mediaAtWidth } from '../../contract/media.ts';
import { FileUpload } from '../../kit/FileUpload/index.ts';
import { nutritionFields, pictureKinds, productFields } from '../../server/desk/answers.ts';
import type { ProductAnswer, ProductCells, ProductField } from '../../server/desk/answers.ts';
import { words } from '../words.ts';
import { RecordPage } from '../records/RecordPage.tsx';
import { call, type CallOptions, DeskError, useAction, useDraft, useRefresh, useSend } from '../calls.ts';
import { ActionForm, Choice, Events, Outcome, Part, Stack, SureButton, TextBox } from '../parts.tsx';

const pathOf = (code: string): string => `/products/${encodeURIComponent(code)}`;

/** A product of the range, or one that was withdrawn. */
export function ProductPage() {
  const { code = '' } = useParams();
  return (
    <RecordPage<ProductAnswer>
      path={pathOf(code)}
      title={({ cells }) => cells.name}
      back="/range"
      aside={(product) => <Rest key={code} {...product} />}
    >
      {(product) => (
        <>
          <p>{`${code} · ${product.brand}. The next range file wins in its columns. It brings withdrawn products back.`}</p>
          {product.isWithdrawn ? null : <Change key={code} {...product} />}
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
type Draft = Readonly<Partial<Record<'own' | 'seen', Partial<ProductCells>>>>;

/** Words and facts of a product, which stay in this tab until they are saved. */
function Change({ code, cells }: ProductAnswer) {
  const refresh = useRefresh();
  const [draft, keep] = useDraft(`product ${code}`);
  const [saved, setSaved] = useState('');
  const { own = {}, seen = {} } = JSON.parse(draft ?? '{}') as Draft;
  const keepDraft = (next: Draft) => keep(JSON.stringify(next));
  const changed = productFields.filter((field) => (own[field] ?? cells[field]) !== cells[field]).map(words.field);
  const save = useAction(async () => {
    await call(pathOf(code), { method: 'PATCH', body: { cells: own, seen }, isLong: true }).catch((error: unknown) => {
      // Seen now: the next press replaces it.
      if (error instanceof DeskError && error.status === 409) keepDraft({ own });
      throw error;
    });
    keep(undefined);
    setSaved(`Saved: ${changed.join(', ')}. The shop shows it.`);
    refresh();
  }, refresh);
  const fact = (field: ProductField) => {
    const parts = {
      label: words.field(field),
      value: own[field] ?? cells[field],
      hint: hints[field],
      error: save.errors?.[field],
      onChange: (text: string) => keepDraft({ own: { ...own, [field]: text }, seen: { [field]: cells[field], ...seen } }),
    };
    if (field === 'storage') return <Choice key={field} {...parts} options={[['', words.none], ...Object.entries(words.storages)]} />;
    return <TextBox key={field} {...parts} multiline={longFields.has(field)} rows={4} />;
  };
  const said = changed.length > 0 ? `Not saved yet: ${changed.join(', ')}` : saved;
  return (
    <ActionForm action={save} button={words.save} foot="sticky" disabled={changed.length === 0} beside={<output>{said}</output>}>
      {productFields.filter((field) => !numbers.has(field)).map(fact)}
      <Stack direction="row" sx={{ alignItems: 'start', '& > *': { flex: '1 1 8rem' } }}>
        {nutritionFields.map(fact)}
      </Stack>
    </ActionForm>
  );
}

/** Pictures of a product, the way out of the shop and back, and everything that was done. */
function Rest({ code, cells, pictures, isWithdrawn, history }: ProductAnswer) {
  const [file, setFile] = useState<File | null>(null);
  const send = useSend(() => setFile(null));
  const button = (label: string, path: string, options: CallOptions, question?: string) => (
    <SureButton
      key={label}
      size="small"
      label={label}
      question={question}
      action={{ ...send, run: () => send.run(pathOf(code) + path, { ...options, isLong: true }) }}
    >
      It leaves the shop at once.
    </SureButton>
  );
  const done = `Done. The shop ${isWithdrawn ? 'no longer ' : ''}shows it.`;
  const outcome = <Outcome key="outcome" failure={send.failure} done={send.isDone ? done : undefined} />;
  const remove = (at: number) => button(`Remove picture ${at + 1}`, `/picture?index=${at}`, { method: 'DELETE' }, 'Remove this picture?');
  const put = (label: string, place: string) => button(label, `/picture?place=${place}`, { method: 'PUT', file: file! });
  return (
    <Stack>
      {file ? null : outcome}
      {isWithdrawn ? null : (
        <Part heading="Pictures">
          {pictures.length === 0 ? <p>No picture</p> : null}
          <Stack direction="row" component="ul" sx={{ alignItems: 'end' }}>
            {pictures.map((address, index) => (
              <Stack key={address} component="li" gap="2">
                <img src={mediaAtWidth(address, 320)} alt={`${cells.name}, ${index + 1}`} width="160" height="160" />
                {pictures.length > 1 ? remove(index) : null}
              </Stack>
            ))}
          </Stack>
          <FileUpload
            label={pictures.length === 0 ? 'A picture' : 'Another picture'}
            required
            accept={pictureKinds.map((kind) => `.${kind}`).join(',')}
            value={file}
            onChange={(_event, chosen) => setFile(chosen ?? null)}
          />
          {file ? [put('Put it in the place of the first', 'first'), put('Put it behind the last', 'last'), outcome] : null}
        </Part>
      )}
      <Part heading={words.inShop}>
        {isWithdrawn
          ? button('Put back in the shop', '', { body: { action: 'putBack' } })
          : button('Withdraw', '', { body: { action: 'withdraw' } }, `Withdraw ${cells.name}?`)}
      </Part>
      <Part heading={words.history}>
        <Events
          events={history.map(({ note, ...event }) => ({ ...event, note: note.replace(/^\w+(?=:|$)/gmu, words.field) }))}
          said={words.productChanges}
        />
      </Part>
    </Stack>
  );
}
