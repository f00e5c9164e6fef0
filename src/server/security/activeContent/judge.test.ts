import { describe, expect, it } from 'vitest';
import { deflateSync } from 'node:zlib';
import encryptedPdfs from '../../../../tests/api/encryptedPdfs.json' with { type: 'json' };
import { container, doc, packedObjects, pdf, samples, stream, zip } from '../../../../tests/api/documentSamples.ts';
import judgeDocument from './judge.ts';
import type { Verdict } from './verdict.ts';

const judge = (extension: string, content: Buffer): Promise<Verdict> => judgeDocument({ extension, content });

type Case = readonly [title: string, content: Buffer];

/** A page with a line of text, and whatever else the catalogue, the page and the document have. */
const page = (catalogue = '', onPage = '', more: Readonly<Record<number, string | Buffer>> = {}, trailer = '') =>
  pdf(
    {
      1: `<</Type/Catalog/Pages 2 0 R${catalogue}>>`,
      2: '<</Type/Pages/Count 1/Kids[3 0 R]>>',
      3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>${onPage}>>`,
      4: stream('', 'BT /F1 12 Tf 72 720 Td (A short life \\(so far\\)) Tj ET'),
      5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      ...more,
    },
    trailer,
  );
const link = (address: string) => `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI ${address}>>>>]`;
const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
const isolated = (text: string | Buffer) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(text), Buffer.from('\n%%EOF\n')]);

/** A PDF with a file inside, as archived invoices have their data. */
const withFile = (content: string, name = 'factur-x.xml', catalogue = '', holder = '') =>
  page(`/Names<</EmbeddedFiles<</Names[(${name}) 9 0 R]>>>>/AF[9 0 R]${catalogue}`, '', {
    9: `<</Type/Filespec/AFRelationship/Alternative/F(${name})/UF(${name})/EF<</F 10 0 R/UF 10 0 R>>${holder}>>`,
    10: stream('/Type/EmbeddedFile/Subtype/text#2Fxml/Params<</Size 99>>', content),
  });
const invoice =
  '<?xml version="1.0" encoding="UTF-8"?><rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece"><rsm:ID>7</rsm:ID></rsm:CrossIndustryInvoice>';

const activePdfs: readonly Case[] = [
  ['a file inside that is no XML', withFile('MZ')],
  ['XML inside under the name of a program', withFile(invoice, 'factur-x.xml.hta')],
  ['XML inside under the name of a share', withFile(invoice, '\\\\\\\\host\\\\a.xml')],
  ['XML inside with a style that acts', withFile(`<?xml-stylesheet href="a.xsl"?>${invoice.slice(38)}`)],
  ['XML inside that a program opens', withFile(`<?mso-application progid="Word.Document"?>${invoice.slice(38)}`)],
  ['a web page inside', withFile('<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>')],
  ['a drawing with a script inside', withFile('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['XML inside that is opened', withFile(invoice, 'factur-x.xml', '/OpenAction<</S/Launch/F 9 0 R>>')],
  ['XML inside, beside other files', withFile(invoice, 'factur-x.xml', '', '/RF<</F[(a) 10 0 R]>>')],
  ['XML inside, and a program', withFile(invoice, 'factur-x.xml', '/X<</EF<</F 11 0 R>>>>')],
  ['a file on another machine', page('', '', { 9: '<</Type/Filespec/F(\\\\\\\\host\\\\a.xml)>>' })],
  ['a script that is run at the opening', page(`/OpenAction${script}`)],
  ['a script by its number', page('/OpenAction 9 0 R', '', { 9: script })],
  ['a script in the list of names', page('/Names<</JavaScript<</Names[(a) 9 0 R]>>>>', '', { 9: '<<>>' })],
  ['a script whose name is spelled in escapes', page('/OpenAction<</S/J#61vaScr#69pt/J#53(x)>>')],
  ['a script whose name is an object of its own', page('/OpenAction<</S 9 0 R>>', '', { 9: '/JavaScript' })],
  ['a script behind a comment that says stream', isolated(`% stream\n1 0 obj${script}endobj`)],
  ['a script behind a string that says stream', isolated(`1 0 obj(a\nstream\n)endobj 2 0 obj${script}endobj`)],
  ['a script inside a string that a table may lead to', page('', '', { 9: `(9 0 obj${script}endobj)` })],
  ['a script inside a stream that a table may lead to', page('', '', { 9: stream('', `10 0 obj${script}endobj`, false) })],
  ['a script inside a comment that a table may lead to', isolated(`%9 0 obj${script}endobj\n1 0 obj<<>>endobj`)],
  ['a script with a comment between its parts', isolated(`1 0 obj<</S%\n/JavaScript%>>\n/JS(x)>>endobj`)],
  ['a script with lines of carriage returns', isolated(`%\r1 0 obj\r<</S\r/JavaScript>>\rendobj`)],
  ['a script among packed objects', page('', '', { 9: packedObjects({ 10: script }) })],
  [
    'a script among packed objects with a long dictionary',
    page('', '', { 9: packedObjects({ 10: script }, `/Pad(${'obj '.repeat(2_000)})`) }),
  ],
  [
    'a script among packed objects that are said to be something else',
    page('', '', { 9: stream('/Type/XObject/N 1/First 5', `10 0 ${script}`) }),
  ],
  ['a script among packed objects without a first place', page('', '', { 9: stream('/N 1', `10 5 ${script}`) })],
  ['a script among objects that are not packed', page('', '', { 9: packedObjects({ 10: script }, '', false) })],
  ['a script within a string of packed objects', page('', '', { 9: stream('/Type/ObjStm/N 1/First 5', `10 1 (${script})`) })],
  [
    'a script whose packed objects are told by other objects',
    page('', '', { 8: '1', 9: stream('/Type/ObjStm/N 8 0 R/First 7 0 R', `10 0 ${script}`), 7: '5' }),
  ],
  ['a script in an older version of the document', Buffer.concat([page(`/OpenAction${script}`), page().subarray(9)])],
  ['a script when a page is shown', page('', `/AA<</O${script}>>`)],
  ['a program that is started', page('/OpenAction<</S/Launch/F(x.exe)>>')],
  ['a file inside', page('/Names<</EmbeddedFiles<</Names[(a) 9 0 R]>>>>')],
  ['a file inside, by its own type', page('', '', { 9: stream('/Type/EmbeddedFile', 'MZ') })],
  ['a file that is pinned to the page', page('', '/Annots[<</Subtype/FileAttachment/FS 9 0 R>>]')],
  ['a form with scripts of its own', page('/AcroForm<</XFA 9 0 R/Fields[]>>', '', { 9: stream('', '<xdp/>') })],
  ['a form that sends itself', page('', '/Annots[<</A<</S/SubmitForm/F(https://example.com)>>>>]')],
  ['a form that takes data in', page('', '/Annots[<</A<</S/ImportData/F(a.fdf)>>>>]')],
  ['media that play', page('', '/Annots[<</Subtype/RichMedia>>]')],
  ['a film', page('', '/Annots[<</Subtype/Movie/Movie<</F(a.avi)>>>>]')],
  ['a rendition', page('', '/Annots[<</A<</S/Rendition/OP 0>>>>]')],
  ['a page of another file', page('', '/Annots[<</A<</S/GoToR/F(\\\\\\\\host\\\\share\\\\a.pdf)>>>>]')],
  ['a page of a file inside', page('', '/Annots[<</A<</S/GoToE/T<<>>>>>>]')],
  ['a thread of another file', page('', '/Annots[<</A<</S/Thread/F(a.pdf)>>>>]')],
  ['a link to a file', page('', link('(file:///c:/windows/system32/calc.exe)'))],
  ['a link to a file in capitals with spaces', page('', link('( FILE:///c:/a.exe)'))],
  ['a link to a file in escapes', page('', link('(\\146ile:///c:/a.exe)'))],
  ['a link to a file in hexadecimal', page('', link('<66696C653A2F2F2F61>'))],
  ['a link to a file in UTF-16', page('', link(`<FEFF${Buffer.from('file:///a', 'utf16le').swap16().toString('hex')}>`))],
  ['a link to a file as an object of its own', page('', link('9 0 R'), { 9: '(file:///a)' })],
  ['a link to a file behind one to the web', page('', '/Annots[<</A<</S/URI/URI(https://example.com)/URI(file:///a)>>>>]')],
  ['a link to a share', page('', link('(\\\\\\\\host\\\\share\\\\a)'))],
  ['a link to a share with slashes', page('', link('(//host/share)'))],
  ['a link that is a script', page('', link('(javascript:alert\\(1\\))'))],
  ['a link that is a script behind a dead one', page('', link('(javascript:void\\(0\\);alert\\(1\\))'))],
  ['a link to a share with a port', page('', link('(host.example:80\\\\share)'))],
  ['a link that is a search', page('', link('(search-ms:query=x&crumb=location:%5C%5Chost)'))],
  ['links that all lead to a share', page('/URI<</Base(file://host/share/)>>')],
  ['a web page that opens by itself', page('/OpenAction<</S/URI/URI(https://example.com)>>')],
  [
    'a web page that opens by itself behind a page of the document',
    page('/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next<</S/URI/URI(https://example.com)>>>>'),
  ],
  ['a web page that opens with a page', page('', '/AA<</O 9 0 R>>', { 9: '<</S/URI/URI(https://example.com)>>' })],
  ['a picture that is fetched', page('', '', { 9: stream('/Type/XObject/F(\\\\\\\\host\\\\a)', '') })],
  ['a program for the printer', page('', '', { 9: stream('/Type/XObject/Subtype/PS', 'showpage') })],
];

const unreadablePdfs: readonly Case[] = [
  ['its end cut off', page().subarray(0, -9)],
  ['a dictionary that does not end', isolated('1 0 obj<</A(b)')],
  ['a string that does not end', isolated('1 0 obj<</A(b>>endobj')],
  ['a dictionary that is closed by something else', isolated('1 0 obj<</A [1 2>>endobj')],
  ['a string that is hexadecimal to some readers alone', isolated('1 0 obj<</A</S/Launch>>>endobj')],
  ['dictionaries inside one another without end', isolated('1 0 obj<</A'.repeat(100_000))],
  ['arrays inside one another without end', isolated(`1 0 obj${'['.repeat(1_000_000)}`)],
  ['numbers with a comment between them', isolated('1 %\n 0 %\nobj<</A 1>>endobj')],
  ['packed objects that burst', page('', '', { 9: packedObjects({ 10: ' '.repeat(20_000_000) }) })],
  [
    'packed objects that are damaged',
    page('', '', { 9: '<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>\nstream\nnot packed\nendstream' }),
  ],
  ['objects packed as no program does it', page('', '', { 9: packedObjects({ 10: '<<>>' }, '/Filter/LZWDecode', false) })],
  [
    'objects packed twice',
    page('', '', { 9: `<</Type/ObjStm/N 1/First 4/Filter[/FlateDecode/FlateDecode]/Length 9>>\nstream\n${'x'.repeat(9)}\nendstream` }),
  ],
  ['objects packed by differences', page('', '', { 9: packedObjects({ 10: '<<>>' }, '/DecodeParms<</Predictor 12>>') })],
  ['objects whose number is said twice', page('', '', { 9: packedObjects({ 10: '<<>>' }, '/N 5') })],
  ['objects whose length is not true', page('', '', { 9: '<</Type/ObjStm/N 1/First 5/Length 7>>\nstream\n10 0 (endstream)\nendstream' })],
];

/** The parts of a DOCX that are always there, as Word writes them. */
const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = (more = '') =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>${more}</Types>`;
const relationships = (more: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${more}</Relationships>`;
const relation = (type: string, target: string, more = '') => `<Relationship Id="r1" Type="${office}/${type}" Target="${target}"${more}/>`;
const external = ' TargetMode="External"';
const document = (body: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:document xmlns:w="${wordNamespace}" xmlns:r="${office}" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><w:body><w:p>${body}</w:p></w:body></w:document>`;
const run = (text: string) => `<w:r>${text}</w:r>`;
const mark = (type: string) => run(`<w:fldChar w:fldCharType="${type}"/>`);
const instruction = (text: string) => run(`<w:instrText xml:space="preserve">${text}</w:instrText>`);
const field = (text: string, result = 'x') =>
  mark('begin') + instruction(text) + mark('separate') + run(`<w:t>${result}</w:t>`) + mark('end');
const docx = (parts: Readonly<Record<string, string | Buffer>> = {}) =>
  zip({
    '[Content_Types].xml': types(),
    '_rels/.rels': relationships(relation('officeDocument', 'word/document.xml')),
    'word/document.xml': document(run('<w:t>A short life</w:t>')),
    ...parts,
  });
const withBody = (body: string) => docx({ 'word/document.xml': document(body) });
const withRelation = (text: string) => docx({ 'word/_rels/document.xml.rels': relationships(text) });
const inUtf16 = (text: string) => Buffer.from(`\ufeff${text.replace('UTF-8', 'UTF-16')}`, 'utf16le');

const withDrawing = (inside: string, before = '') =>
  docx({
    'word/media/image1.svg': `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`,
  });

const activeDocx: readonly Case[] = [
  [
    'a film of the web',
    withBody(
      run(
        '<w:drawing><wp15:webVideoPr xmlns:wp15="http://schemas.microsoft.com/office/word/2012/wordprocessingDrawing" embeddedHtml="&lt;iframe src=&quot;https://example.com&quot;/&gt;"/></w:drawing>',
      ),
    ),
  ],
  ...[
    '<script>alert(1)</script>',
    '<rect onload="alert(1)"/>',
    '<image xlink:href="https://example.com/a.png"/>',
    '<image href="//host/a.png"/>',
    '<use xlink:href="file:///c:/a.svg#b"/>',
    '<image href="\\\\host\\a.png"/>',
    '<a href="file:///c:/a.exe"/>',
    '<a xlink:href="javascript:alert(1)"/>',
    '<style>rect { fill: url(https://example.com/a) }</style>',
    '<style><![CDATA[@import "a.css";]]></style>',
    '<rect style="fill: url(\'//host/a\')"/>',
    '<set attributeName="xlink:href" to="javascript:alert(1)"/>',
    '<foreignObject/>',
  ].map((inside): Case => [`a drawing with ${inside}`, withDrawing(inside)]),
  ['a drawing with a style of its own', withDrawing('', '<?xml-stylesheet href="https://example.com/a.css"?>')],
  ['a part with macros under another name', docx({ 'word/letter.xml': Buffer.from([0xd0, 0xcf, 0x11, 0xe0]) })],
  ['a Windows program', docx({ 'word/media/image1.png': Buffer.from('MZ\u0090\0program') })],
  ['a script of a shell', docx({ 'word/media/image1.png': '#!/bin/sh\n' })],
  ['an archive', docx({ 'word/media/image1.png': samples.docx.content })],
  [
    'a type with macros',
    docx({ '[Content_Types].xml': types('<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>') }),
  ],
  [
    'a type with macros in character references',
    docx({ '[Content_Types].xml': types('<Default Extension="bin" ContentType="application/vnd.ms-office.vba&#80;roject"/>') }),
  ],
  [
    'a type with macros in UTF-16',
    docx({
      '[Content_Types].xml': inUtf16(
        types('<Default Extension="bin" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>'),
      ),
    }),
  ],
  ['a relationship to macros', withRelation(relation('vbaProject', 'x.bin'))],
  [
    'a template from elsewhere',
    docx({ 'word/_rels/settings.xml.rels': relationships(relation('attachedTemplate', 'https://example.com/a.dotm', external)) }),
  ],
  [
    'a template from elsewhere in character references',
    withRelation(relation('image', 'https://example.com/a', ' TargetMode="&#69;xternal"')),
  ],
  ...[
    'file://server/share/a.dotx',
    '\\\\server\\share\\a.dotx',
    'file:////server/a.dotx',
    'file:///C:\\\\server\\a',
    'file:///%5C%5Cserver/a',
    '//server/a',
    'templates/a.dotm',
    'a.docx',
  ].map((target): Case => [`a template on another machine: ${target}`, withRelation(relation('attachedTemplate', target, external))]),
  ['an object on this machine', withRelation(relation('oleObject', 'file:///C:\\a.xls', external))],
  ['a part from elsewhere in small letters', withRelation(relation('image', 'https://example.com/a', ' TargetMode="external"'))],
  ['a part from elsewhere without a word about it', withRelation(relation('image', 'https://example.com/a'))],
  ['a part of a share', withRelation(relation('image', '\\\\host\\share\\a.png'))],
  [
    'a part from elsewhere with a second type',
    withRelation(relation('image', 'https://example.com/a', `${external} xmlns:foo="urn:foo" foo:Type="${office}/hyperlink"`)),
  ],
  [
    'a part from elsewhere with a second mode',
    withRelation(relation('image', 'https://example.com/a', ` xmlns:foo="urn:foo" foo:TargetMode="Internal"${external}`)),
  ],
  [
    'a part from elsewhere behind a prefix',
    docx({
      'word/_rels/document.xml.rels': `<p:Relationships xmlns:p="http://schemas.openxmlformats.org/package/2006/relationships"><p:Relationship Id="a" Type="${office}/image" Target="https://example.com/a" TargetMode="External"/></p:Relationships>`,
    }),
  ],
  [
    'relationships under another name',
    docx({ 'word/_rels/document.xml.RELS': relationships(relation('image', 'https://example.com/a', external)) }),
  ],
  ['a link to a file', withRelation(relation('hyperlink', 'file:///c:/a.exe', external))],
  ['a link to a share', withRelation(relation('hyperlink', '\\\\host\\share', external))],
  ['a link that is a script', withRelation(relation('hyperlink', 'java&#9;script:x', external))],
  ['an object', withRelation(relation('oleObject', 'embeddings/a.bin'))],
  ['a workbook inside', withRelation(relation('package', 'embeddings/a.xlsx'))],
  ['a control', withRelation(relation('control', 'activeX/a.xml'))],
  ['another document that is taken in', withRelation(relation('aFChunk', 'a.rtf'))],
  ['a part of the web beside the text', withRelation(relation('webextension', 'a.xml'))],
  ['another document in the text', withBody('<w:altChunk r:id="r1"/>')],
  ['an object in the text', withBody(run('<w:object><o:OLEObject Type="Link" ProgID="htmlfile" r:id="r1"/></w:object>'))],
  ['a control in the text', withBody(run('<w:object><w:control r:id="r1"/></w:object>'))],
  ['a picture from elsewhere', withBody(run('<w:pict><v:shape><v:imagedata src="https://example.com/a.png"/></v:shape></w:pict>'))],
  ['a picture of a share', withBody(run('<w:pict><v:shape><v:fill src="\\\\host\\a.png"/></v:shape></w:pict>'))],
  ['a shape that leads to a file', withBody(run('<w:pict><v:shape href="file:///c:/a.exe"/></w:pict>'))],
  ['recipients from a database', docx({ 'word/settings.xml': `<w:settings xmlns:w="${wordNamespace}"><w:mailMerge/></w:settings>` })],
  ['a program that is started by a field', withBody(field('DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc"'))],
  ['a field in small letters and character references', withBody(field(' dde&#97;uto cmd'))],
  ['a field in several pieces', withBody(mark('begin') + instruction('DD') + instruction('E cmd') + mark('separate') + mark('end'))],
  ['a field with a piece of plain text', withBody(mark('begin') + instruction('DD') + run('<w:t>EAUTO cmd</w:t>') + mark('end'))],
  ['a field whose type is the result of another', withBody(mark('begin') + field('QUOTE 68 68 69') + instruction(' cmd') + mark('end'))],
  ['a field inside another', withBody(mark('begin') + instruction('IF ') + field('DDE cmd') + instruction(' = 1') + mark('end'))],
  ['a field that does not end', withBody(mark('begin') + instruction('DDE cmd'))],
  ['a field in a plain element', withBody('<w:fldSimple w:instr=" DDE cmd "/>')],
  ['a field in a header', docx({ 'word/header1.xml': `<w:hdr xmlns:w="${wordNamespace}"><w:p>${field('DDE cmd')}</w:p></w:hdr>` })],
  [
    'a field in strict words',
    docx({ 'word/document.xml': document(field('DDE cmd')).replace(wordNamespace, 'http://purl.oclc.org/ooxml/wordprocessingml/main') }),
  ],
  ['a field in CDATA', withBody(field('<![CDATA[DDE cmd]]>'))],
  ['a field in a part with another extension', docx({ 'word/document.png': document(field('DDE cmd')) })],
  ['a picture of a share by a field', withBody(field('INCLUDEPICTURE "\\\\\\\\host\\\\share\\\\a.png" \\d'))],
  ['a picture of the web by a field', withBody(field('INCLUDEPICTURE "https://example.com/a.png" \\* MERGEFORMATINET'))],
  [
    'a picture whose address a field makes',
    withBody(mark('begin') + instruction('INCLUDEPICTURE "cid:') + field('QUOTE 102') + instruction('"') + mark('end')),
  ],
  ['a text of a file by a field', withBody(field('INCLUDETEXT "c:\\\\secret.txt"'))],
  ['a link to a file by a field', withBody(field('HYPERLINK "file:///c:\\\\a.exe"'))],
  ['a link to a share by a field', withBody(field('HYPERLINK \\o "Tip" "\\\\\\\\host\\\\share"'))],
  ['a link that a field makes', withBody(mark('begin') + instruction('HYPERLINK ') + field('QUOTE 102') + mark('end'))],
];

/** A DOCX whose archive is changed. */
function changedArchive(change: (content: Buffer) => Buffer | void): Buffer {
  const content = Buffer.from(docx());
  return change(content) ?? content;
}
const localOf = (content: Buffer, name: string) => content.indexOf(name) - 30;
const listedOf = (content: Buffer, name: string) => content.lastIndexOf(name) - 46;

const unreadableDocx: readonly Case[] = [
  [
    'a drawing with entities of its own',
    withDrawing('', '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/a.dtd" [<!ENTITY a "x">]>'),
  ],
  [
    'entities of its own',
    docx({ 'word/document.xml': document('&a;').replace('<w:document', '<!DOCTYPE w [<!ENTITY a "x">]><w:document') }),
  ],
  ['XML that does not end', docx({ 'word/document.xml': document('').slice(0, -20) })],
  ['XML in another encoding', docx({ 'word/document.xml': document('').replace('UTF-8', 'UTF-7') })],
  ['XML in UTF-16 that does not say so', docx({ 'word/document.xml': Buffer.from(document(''), 'utf16le').swap16() })],
  ['XML that is no text', docx({ 'word/document.xml': Buffer.from('<a>\u00ff</a>', 'latin1') })],
  ['a part that bursts', docx({ 'word/document.xml': document(' '.repeat(50_000_000)) })],
  ['a picture that bursts', docx({ 'word/media/image1.bmp': Buffer.alloc(80_000_000) })],
  ['an instruction without a field', withBody(instruction('DDE cmd'))],
  ['two parts of one name', docx({ 'WORD/document.xml': document('') })],
  ['a name that differs before its data', changedArchive((content) => void content.write('X', localOf(content, 'word/document.xml') + 35))],
  [
    'a size that differs before its data',
    changedArchive((content) => void content.writeUInt32LE(5, localOf(content, 'word/document.xml') + 22)),
  ],
  [
    'a size that is not true',
    changedArchive((content) => {
      for (const place of [localOf(content, 'word/document.xml') + 22, listedOf(content, 'word/document.xml') + 24])
        content.writeUInt32LE(50, place);
    }),
  ],
  [
    'a part that is not listed',
    changedArchive((content) => {
      const place = content.indexOf('PK\u0001\u0002');
      const hidden = zip({ 'word/vbaProject.bin': 'x' });
      const part = hidden.subarray(0, hidden.indexOf('PK\u0001\u0002'));
      const changed = Buffer.concat([content.subarray(0, place), part, content.subarray(place)]);
      changed.writeUInt32LE(place + part.length, changed.length - 6);
      return changed;
    }),
  ],
  ['more parts than any document', docx(Object.fromEntries(Array.from({ length: 2_001 }, (_, index) => [`word/${index}`, ''])))],
];

const begin = '\u0013';
const separate = '\u0014';
const end = '\u0015';

const activeDocs: readonly Case[] = [
  ['macros', doc('A life', { streams: { 'Macros/VBA/dir': 'x' } })],
  ['macros of a workbook', doc('A life', { streams: { '_VBA_PROJECT_CUR/VBA/dir': 'x' } })],
  ['a packed program', doc('A life', { streams: { 'ObjectPool/_1/\u0001Ole10Native': 'x' } })],
  ['an object', doc('A life', { streams: { 'ObjectPool/_1/CONTENTS': 'x' } })],
  ['a field that starts a program', doc(`${begin} DDEAUTO cmd ${separate}x${end}`)],
  ['a field in wide letters', doc(`\u2013${begin} dde cmd ${separate}x${end}`)],
  ['a field in pieces', doc([`${begin}DD`, 'E\u2013 cmd'.replace('\u2013', ' '), `\u2013${end}`])],
  ['a field in pieces of both widths', doc([begin, 'INCLUDE', 'PICTURE "\u2013', `"${separate}${end}`])],
  ['a field inside another', doc(`${begin}IF ${begin}INCLUDETEXT a${end} = 1${end}`)],
  ['a field that does not end', doc(`${begin}LINK Excel.Sheet a`)],
  ['a link to a share', doc(`${begin}HYPERLINK "\\\\\\\\host\\\\share"${separate}x${end}`)],
  ['a template from elsewhere', doc('A life', { names: ['', 'https://example.com/a.dot'] })],
  ['a template of a share', doc('A life', { names: ['', '\\\\host\\a.dot'] })],
];

const unreadableDocs: readonly Case[] = [
  ['a document of Word 95', doc('A life', { version: 0x68 })],
  [
    'a text beyond its end',
    (() => {
      const content = doc('A life that is not there');
      content.write(
        '\u0002\u0010\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u00ff',
        content.indexOf(Buffer.from([2, 16, 0, 0, 0])),
        'latin1',
      );
      return content;
    })(),
  ],
  ['half of one', doc('A life').subarray(0, 600)],
];

describe('a document that acts when it is opened is refused', () => {
  it.each(activePdfs)('a PDF with %s', async (_, content) => expect(await judge('.pdf', content)).toBe('active'));
  it.each(activeDocx)('a DOCX with %s', async (_, content) => expect(await judge('.docx', content)).toBe('active'));
  it.each(activeDocs)('a DOC with %s', async (_, content) => expect(await judge('.doc', content)).toBe('active'));
});

describe('a document that cannot be read whole is refused', () => {
  it.each(unreadablePdfs)('a PDF with %s', async (_, content) => expect(await judge('.pdf', content)).toBe('unreadable'));
  it.each(unreadableDocx)('a DOCX with %s', async (_, content) => expect(await judge('.docx', content)).toBe('unreadable'));
  it.each(unreadableDocs)('a DOC: %s', async (_, content) => expect(await judge('.doc', content)).toBe('unreadable'));

  it.each([
    ['.pdf', page('', '', { 9: '<</Filter/Standard/V 4>>' }, '/Encrypt 9 0 R')],
    ['.pdf', page('', '', { 9: packedObjects({ 10: '<</Encrypt<</Filter/Standard/V 4>>>>' }) })],
    ['.doc', doc('A life', { flags: 0x300 })],
    ['.doc', container({ EncryptedPackage: 'x', EncryptionInfo: 'x' })],
    [
      '.docx',
      changedArchive((content) => {
        for (const place of [localOf(content, 'word/document.xml') + 6, listedOf(content, 'word/document.xml') + 8])
          content.writeUInt16LE(1, place);
      }),
    ],
  ])('a %s with a password, and the sentence says so', async (extension, content) =>
    expect(await judge(extension, content)).toBe('locked'),
  );

  it.each([
    ['.docx', zip({ '[Content_Types].xml': types(), 'xl/workbook.xml': '<a/>' })],
    ['.docx', zip({ 'word/document.xml': '<a/>' })],
    ['.docx', zip({ '[Content_Types].xml': types(), 'sword/document.xml': '<a/>' })],
    ['.docx', Buffer.concat([docx(), Buffer.from('x')])],
    ['.doc', container({ Workbook: 'x' })],
  ])('a %s that is another kind of document, or no archive', async (extension, content) =>
    expect(await judge(extension, content)).toBe('contentDiffers'),
  );
});

const metadata = stream(
  '/Type/Metadata/Subtype/XML',
  '<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><pdfaid:part>2</pdfaid:part></x:xmpmeta>',
  false,
);
const widget = '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(Kim)/DA(/Helv 0 Tf 0 g)/Rect[0 0 99 20]/MK<<>>/F 4>>';
const linearized = Buffer.concat([
  Buffer.from('%PDF-1.5\n%\u00e2\u00e3\n9 0 obj<</Linearized 1/L 999/H[ 500 120]/O 11/E 400/N 1/T 900>>endobj\n', 'latin1'),
  page().subarray(9),
]);

const harmlessPdfs: readonly Case[] = [
  ['of a test', samples.pdf.content],
  [
    'of Word: tagged, with a link',
    page('/Lang(en-GB)/StructTreeRoot 9 0 R/MarkInfo<</Marked true>>', link('(https://www.example.com/)'), {
      9: '<</Type/StructTreeRoot/K[<</S/Document/P 9 0 R>>]/RoleMap<</Title/P>>>>',
    }),
  ],
  ['of LibreOffice: with an initial view', page('/OpenAction[3 0 R /XYZ null null 0]/ViewerPreferences<</DisplayDocTitle true>>')],
  [
    'of a browser',
    page('', '/StructParents 0/Tabs/S/Group<</S/Transparency/CS/DeviceRGB>>', {
      9: '<</Creator(Mozilla/5.0 \\(X11\\))/Producer(Skia/PDF m120)>>',
    }),
  ],
  ['of a Mac', page('', '', { 9: "<< /Producer (macOS Version 14 Quartz PDFContext) /CreationDate (D:20260101000000Z00'00') >>" })],
  ['of Acrobat: linearized', linearized],
  ['with packed objects', page('', '', { 9: packedObjects({ 10: '<</Title(A life)>>', 11: '[3 0 R/Fit]' }) })],
  ['with packed objects behind others', page('', '', { 9: packedObjects({ 10: '5', 12: '6' }, '/Extends 8 0 R') })],
  [
    'with a table as a stream',
    page('', '', { 9: stream('/Type/XRef/Size 10/W[1 2 1]/DecodeParms<</Predictor 12/Columns 4>>/Root 1 0 R', Buffer.alloc(40)) }),
  ],
  ['that was changed later', Buffer.concat([page(), page('/Lang(en)').subarray(9)])],
  [
    'with a form to fill in',
    page('/AcroForm<</Fields[9 0 R]/DR<</Font<</Helv 5 0 R>>>>/NeedAppearances true>>', '/Annots[9 0 R]', { 9: widget }),
  ],
  ['with a button that empties the form', page('', '/Annots[<</Subtype/Widget/A<</S/ResetForm>>>>]')],
  ['with a button that turns the page', page('', '/Annots[<</Subtype/Link/A<</S/Named/N/NextPage>>>>]')],
  [
    'that is signed',
    page('/AcroForm<</SigFlags 3/Fields[9 0 R]>>', '', {
      9: `<</FT/Sig/V<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/adbe.pkcs7.detached/ByteRange[0 10 20 30]/Contents<${'30'.repeat(2_000)}>>>>>`,
    }),
  ],
  [
    'for archives, with its description',
    page('/Metadata 9 0 R/OutputIntents[<</S/GTS_PDFA1/DestOutputProfile 10 0 R>>]', '', {
      9: metadata,
      10: stream('/N 3/Alternate/DeviceRGB', Buffer.from('\0\0\fHLino\u0002\u0010\0\0mntrRGB XYZ ', 'latin1')),
    }),
  ],
  [
    'that was scanned',
    page('', '', {
      9: stream(
        '/Type/XObject/Subtype/Image/Width 8/Height 8/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/DCTDecode',
        Buffer.from('\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF\0 obj stream endstream /JS /Launch', 'latin1'),
        false,
      ),
    }),
  ],
  ['with the data of an invoice inside', withFile(invoice)],
  ['with a link to a mailbox', page('', link('(mailto:kim@example.com?subject=Hello%20there)'))],
  ['with a link to a telephone', page('', link('(tel:+441632960123)'))],
  ['with a link whose address has names like actions', page('', link('(https://example.com/JavaScript/Launch?/JS=/EmbeddedFile)'))],
  ['with a link without a scheme', page('', link('(www.example.com/a)'))],
  ['of a Mac’s mail: with a link around a date', page('', link('(x-apple-data-detectors://0)'))],
  ...[
    'javascript:;',
    'javascript:void(0)',
    'javascript:window.print()',
    'www.example.com:8080/a',
    'localhost:3000',
    'LinkedIn: https://example.com/in/anna',
    'email:kim@example.com',
    'msteams:/l/chat',
  ].map((address): Case => [`printed from a page with a link to ${address}`, page('', link(`(${address.replace(/[()]/gu, '\\$&')})`))]),
  ['with a link in hexadecimal', page('', link(`<${Buffer.from('https://example.com').toString('hex')}>`))],
  ['with a link to a place in it', page('', '/Annots[<</Subtype/Link/A<</S/GoTo/D[3 0 R/Fit]>>>>]')],
  [
    'with bookmarks',
    page('/Outlines 9 0 R/PageMode/UseOutlines', '', {
      9: '<</First 10 0 R/Last 10 0 R/Count 1>>',
      10: '<</Title(Work)/Parent 9 0 R/Dest[3 0 R/Fit]>>',
    }),
  ],
  ['that opens at a page by an action', page('/OpenAction 9 0 R', '', { 9: '<</S/GoTo/D[3 0 R/FitH 800]>>' })],
  ['with layers', page('/OCProperties<</OCGs[9 0 R]/D<</Order[9 0 R]>>>>', '', { 9: '<</Type/OCG/Name(Layer 1)>>' })],
  ['that blends with a screen', page('', '', { 9: '<</Type/ExtGState/BM/Screen/ca .5>>' })],
  ['with a title about scripts', page('', '', { 9: '<</Title(How to use /JavaScript, /Launch and obj)>>' })],
  ['with names that begin alike', page('', '', { 9: '<</JSName 1/LaunchPad 2/Movies 3>>' })],
  [
    'with a font and its widths',
    page('', '', { 9: `<</Type/Font/Subtype/CIDFontType2/W[0[${'500 '.repeat(900)}]]/CIDToGIDMap/Identity>>` }),
  ],
  ['with an empty password field and odd numbers', page('', '', { 9: '<</A -.5/B +3/C 4./D null/E true/F1 <>/G()>>' })],
  ['with lines of every kind', isolated('%\r1 0 obj\r\n<<\r/A\n[1\r2]>>\nendobj\r2 0 obj<<>>endobj\n')],
  ['with an escaped and a broken line in a string', page('', '', { 9: '(a \\\\ \\) \\\n b (c) \\053)' })],
  [
    'of a program that leaves no spaces',
    isolated('1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj trailer<</Root 1 0 R>>'),
  ],
  ['with a picture in its text', page('', '', { 4: stream('', 'BI /W 1 /H 1 /BPC 8 /CS /G ID \0 EI', false) })],
  [
    'with a function',
    page('', '', {
      9: '<</FunctionType 2/Domain[0 1]/N 1/C0[0]/C1[1]>>',
      10: stream('/FunctionType 4/Domain[0 1]/Range[0 1]', '{ 1 exch sub }', false),
    }),
  ],
  [
    'with 5 MB of pictures',
    page('', '', {
      9: stream(
        '/Type/XObject/Subtype/Image',
        Buffer.from(Uint32Array.from({ length: 1_200_000 }, (_, index) => (index * 2_654_435_761) % 4_294_967_296).buffer),
        false,
      ),
    }),
  ],
];

const hyperlink = withRelation(relation('hyperlink', 'https://www.example.com/?a=1&amp;b=2#c', external));
const styles = `<w:styles xmlns:w="${wordNamespace}"><w:style w:type="paragraph" w:styleId="a"/></w:styles>`;
const harmlessDocx: readonly Case[] = [
  ...[
    'file:///C:\\Users\\Anna\\AppData\\Roaming\\Microsoft\\Templates\\Modern%20resume.dotx',
    'C:\\Templates\\a.dotm',
    'file:///d:/a.dotx',
    'file:///Users/anna/Library/Group%20Containers/Normal.dotm',
    'file://localhost/Users/anna/Normal.dotm',
    '/Users/anna/Normal.dotm',
    'file:///home/anna/cv.dotx',
    'Macintosh%20HD:Users:anna:Normal.dotm',
  ].flatMap((target) =>
    ['attachedTemplate', 'image'].map((type): Case => [`with the ${type} ${target}`, withRelation(relation(type, target, external))]),
  ),
  ...['cid:image001.png@01DA', 'data:image/png;base64,AAAA', 'logo.png', 'NULL'].map((target): Case => [
    `with the picture ${target}`,
    withRelation(relation('image', target, external)),
  ]),
  ['of a test', samples.docx.content],
  [
    'of Word',
    docx({
      'word/styles.xml': styles,
      'word/theme/theme1.xml': '<a:theme xmlns:a="urn:a"/>',
      'docProps/app.xml': '<Properties><Template>Normal.dotm</Template></Properties>',
    }),
  ],
  [
    'of Word with a thumbnail',
    docx({ 'docProps/thumbnail.jpeg': Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'word/media/image1.emf': Buffer.from([1, 0, 0, 0]) }),
  ],
  ['of Google Docs', docx({ 'word/fonts/Roboto-regular.ttf': Buffer.from([0, 1, 0, 0]), 'word/fontTable.xml': styles })],
  ['with a link to the web', hyperlink],
  ['with a link to a mailbox', withRelation(relation('hyperlink', 'mailto:kim@example.com', external))],
  [
    'with pictures',
    docx({
      'word/_rels/document.xml.rels': relationships(relation('image', 'media/image1.png')),
      'word/media/image1.png': Buffer.from('\u0089PNG\r\n', 'latin1'),
    }),
  ],
  ['with a header, notes and comments', docx({ 'word/header1.xml': styles, 'word/footnotes.xml': styles, 'word/comments.xml': styles })],
  ['with page numbers', withBody(field(' PAGE   \\* MERGEFORMAT ') + '<w:fldSimple w:instr=" NUMPAGES "/>')],
  [
    'with a table of contents',
    withBody(
      mark('begin') +
        instruction(' TOC \\o "1-3" \\h \\z \\u ') +
        mark('separate') +
        field(' HYPERLINK \\l "_Toc1" ') +
        field(' PAGEREF _Toc1 \\h ') +
        mark('end'),
    ),
  ],
  ['with a link by a field', withBody(field(' HYPERLINK "https://example.com/hidden" \\t "_blank" \\o "Note: a tip" '))],
  ['with a link to a mailbox by a field', withBody(field(' HYPERLINK mailto:kim@example.com '))],
  ['with sources', withBody(field(' ADDIN ZOTERO_ITEM CSL_CITATION {"citationID":"a","uris":["http://example.com/1"]} '))],
  ...[
    'cid:image001.png@01DA.5C',
    '/var/folders/zz/T/com.microsoft.Word/page1image384',
    'C:\\\\Users\\\\Anna\\\\Temp\\\\image.png',
    'webkit-fake-url://1A2B/image.png',
  ].map((address): [string, Buffer] => [
    `with a pasted picture of ${address}`,
    withBody(field(` INCLUDEPICTURE "${address}" \\* MERGEFORMATINET \\d `)),
  ]),
  ['with a box to fill in', withBody(field(' MACROBUTTON NoMacro [Your name] ') + field(' FORMTEXT '))],
  [
    'with a field of a date in pieces',
    withBody(
      mark('begin') + instruction(' DA') + instruction('TE \\@ "d MMMM yyyy" ') + mark('separate') + run('<w:t>1 May</w:t>') + mark('end'),
    ),
  ],
  ['about DDE', withBody(run('<w:t>DDEAUTO and INCLUDEPICTURE are fields</w:t>'))],
  ['with the end of a field that was deleted', withBody(mark('end'))],
  [
    'with a drawn shape',
    withBody(run('<w:pict><v:shape href="https://example.com"><v:imagedata r:id="r1" o:title="a: b"/></v:shape></w:pict>')),
  ],
  ['in UTF-16', docx({ 'word/document.xml': inUtf16(document('')) })],
  ['with a byte order mark', docx({ 'word/document.xml': `\ufeff${document('')}` })],
  [
    'in strict words',
    docx({ 'word/document.xml': document('').replace(wordNamespace, 'http://purl.oclc.org/ooxml/wordprocessingml/main') }),
  ],
  [
    'with data of its own',
    docx({
      'customXml/item1.xml': '<b:Sources xmlns:b="urn:b" SelectedStyle="APA"/>',
      'customXml/_rels/item1.xml.rels': relationships(relation('customXmlProps', 'itemProps1.xml')),
    }),
  ],
  [
    'with a drawing in vectors',
    withDrawing(
      '<style>rect { fill: url(#b) }</style><rect fill="url(\'#b\')"/><a xlink:href="https://example.com"/><use xlink:href="#b"/><image href="data:image/png;base64,AA=="/>',
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
    ),
  ],
  ...['Normal.dotm', 'My CV.dotx'].map((target): Case => [
    `with the template ${target}`,
    withRelation(relation('attachedTemplate', target, external)),
  ]),
  ...[
    'skype:kim?call',
    'whatsapp://send?phone=447700900123',
    'sms:+447700900123',
    'callto:+447700900123',
    'tel:+447700900123',
    'cid:image001.png@01DA',
    'applewebdata://0A-1/b',
    'about:blank',
    'doi:10.1000/1',
  ].map((address): Case => [`with a link to ${address}`, withRelation(relation('hyperlink', address, external))]),
  [
    'with a comment behind its archive',
    changedArchive((content) => {
      const commented = Buffer.concat([content, Buffer.from('hello')]);
      commented.writeUInt16LE(5, content.length - 2);
      return commented;
    }),
  ],
  ['of 10 MB of text', docx({ 'word/document.xml': document(run('<w:t>A life.</w:t>').repeat(300_000)) })],
];

const harmlessDocs: readonly Case[] = [
  ['of Word 97', doc('A short life')],
  ['with its table in the other stream', doc('A short life', { flags: 0 })],
  ['in wide letters', doc('A \u2013 short life')],
  ['in pieces', doc(['A sh', 'ort \u2013 ', 'life'])],
  ['with page numbers and a link', doc(`${begin} PAGE ${separate}1${end} ${begin}HYPERLINK "https://example.com"${separate}x${end}`)],
  ['of LibreOffice, with the place of a link’s data', doc(`${begin} HYPERLINK "https://example.com"\u0001${separate}x${end}`)],
  ['with a template of its own machine', doc('A life', { names: ['', 'C:\\Users\\Kim\\Normal.dot', 'See https://example.com'] })],
  ['with its summary and an empty pool of objects', doc('A life', { streams: { '\u0005SummaryInformation': 'x', Data: 'x' } })],
];

describe('a harmless document is taken', () => {
  it.each(harmlessPdfs)('a PDF %s', async (_, content) => expect(await judge('.pdf', content)).toBe('harmless'));
  it.each(harmlessDocx)('a DOCX %s', async (_, content) => expect(await judge('.docx', content)).toBe('harmless'));
  it.each(harmlessDocs)('a DOC %s', async (_, content) => expect(await judge('.doc', content)).toBe('harmless'));
});

describe('a PDF that is encrypted without a password is judged by what it holds', () => {
  // Made by `qpdf --encrypt "" owner …` of a page with a link to the web, one to a file, and one with a script.
  it.each(Object.entries(encryptedPdfs))('%s', async (title, content) => {
    const verdict = title.startsWith('harmless') ? 'harmless' : title.startsWith('locked') ? 'locked' : 'active';
    expect(await judge('.pdf', Buffer.from(content, 'base64'))).toBe(verdict);
  });

  it('also as a reader sees it that overlooks the encryption', async () => {
    const plain = Buffer.from(encryptedPdfs['harmless, RC4 128, plain'], 'base64');
    const more = (text: string) => Buffer.concat([plain, Buffer.from(`\n90 0 obj${text}endobj\n`)]);
    expect(await judge('.pdf', more(packedObjects({ 91: script }).toString('latin1')))).not.toBe('harmless');
    expect(await judge('.pdf', more('<</S/URI/URI(file:///c:/a.exe)>>'))).toBe('active');
  });

  it('unless it says two things about its encryption', async () => {
    const plain = Buffer.from(encryptedPdfs['harmless, RC4 128, plain'], 'base64');
    const other = Buffer.from('\n90 0 obj<</Filter/Standard/V 1/R 2/O(x)/U(x)/P 0>>endobj trailer<</Root 1 0 R/Encrypt 90 0 R>>');
    expect(await judge('.pdf', Buffer.concat([plain, other]))).toBe('locked');
  });
});

describe('the judges', () => {
  it('take a bounded time for what is made to take long', async () => {
    const hostile = [
      'obj stream\n'.repeat(400_000),
      '7 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\n'.repeat(100_000),
      '#41'.repeat(1_600_000),
      '1 0 obj[[[[[[[['.repeat(300_000),
      `${'1 0 obj['.repeat(90)}${'/A '.repeat(1_500_000)}${']'.repeat(90)}`,
      '1 0 obj(\\'.repeat(500_000),
    ];
    for (const text of hostile) {
      const before = process.threadCpuUsage();
      await judge('.pdf', isolated(text));
      const { user, system } = process.threadCpuUsage(before);
      expect((user + system) / 1_000).toBeLessThan(8_000);
    }
  });

  it.each(['pdf', 'doc', 'docx'] as const)('never fail, whatever becomes of a %s', async (kind) => {
    const { content } = samples[kind];
    for (let seed = 1; seed < 400; seed += 1) {
      const changed = Buffer.from(content);
      for (let index = 0; index < seed % 20; index += 1)
        changed[(seed * 7_919 + index * 104_729) % changed.length] = (seed * 31 + index * 17) % 256;
      expect(['harmless', 'active', 'locked', 'unreadable', 'contentDiffers']).toContain(await judge(`.${kind}`, changed));
    }
  });

  it('read deflated objects as they are, with what stands behind them', async () => {
    const packed = deflateSync(`10 0 ${script}`);
    const content = Buffer.concat([packed, Buffer.from('more')]);
    expect(
      await judge(
        '.pdf',
        page('', '', {
          9: Buffer.concat([
            Buffer.from('<</Type/ObjStm/N 1/First 5/Filter/FlateDecode/Length 3>>\nstream\n'),
            content,
            Buffer.from('\nendstream'),
          ]),
        }),
      ),
    ).toBe('active');
  });
});
