import { describe, expect, it } from 'vitest';
import { repairCell } from './damage.ts';

describe('A cell that an export damaged', () => {
  it.each([
    ['Fish &amp; Chips Tray', 'Fish & Chips Tray'],
    ['Fish &amp;amp; Chips', 'Fish & Chips'],
    ['Fish &amp Chips', 'Fish & Chips'],
    ['Caf&eacute; &#8211; &#x2019;', 'Café – ’'],
    ['5 &frac12;&nbsp;kg', '5 ½\u00a0kg'],
    ['<p>Good <b>cod</b>.</p><ul><li>fresh</li><li>whole</li></ul>', 'Good cod.\nfresh\nwhole'],
    ['&lt;p&gt;Encoded&lt;/p&gt;', 'Encoded'],
    ['A line<br/>another', 'A line\nanother'],
    ['cut off <span class="a', 'cut off'],
    ['<script>alert(1)</script>Cola', 'Cola'],
    ['[vc_row][vc_column width="1/2"]Crisp and golden.[/vc_column][/vc_row]', 'Crisp and golden.'],
    ['[caption id="a" width="300"]Cod[/caption]', 'Cod'],
    ['Cod [gallery ids="1,2"]', 'Cod'],
    ['[b]Cod[/b], [url=https://shop.example]whole[/url]', 'Cod, whole'],
    ['<![if !supportLists]>Cod<![endif]>', 'Cod'],
    ['Cod \\\'n\\\' \\"Chips\\"', `Cod 'n' "Chips"`],
    ['Caf&eacute Noir, 5 &pound', 'Café Noir, 5 £'],
    ['9"" Plate, ""Best""', '9" Plate, "Best"'],
    ['\uf0b7 crisp\\t5 g', '• crisp 5 g'],
    ['CafÃ© Noir', 'Café Noir'],
    ['Donâ€™t Panic', 'Don’t Panic'],
    ['CafÃƒÂ©', 'Café'],
    ['Donâ\u0080\u0099t Panic', 'Don’t Panic'],
    ['Â£5 Meal', '£5 Meal'],
    ['Ã‰clair', 'Éclair'],
    ['Ð¡Ñ‹Ñ€', 'Сыр'],
    ['SÅ‚odycze', 'Słodycze'],
    ['Å¼urek, teÅ¼', 'żurek, też'],
    ['ÅŸekerli', 'şekerli'],
    ['Ä°stanbul', 'İstanbul'],
    ['<details><summary>Storage</summary><p>Keep frozen</p></details>', 'Storage\nKeep frozen'],
    ['<tr><th>Energy</th><td>500 kJ</td></tr>', 'Energy 500 kJ'],
    ['<svg><path d="M0"/></svg><button>Cod</button> <q>best</q>', 'Cod best'],
    ['<x-tag class="a">Cod</x-tag><?php echo $x ?>', 'Cod'],
    ['Brand&reg', 'Brand®'],
    ['&copy Brand', '© Brand'],
    ['&euro5, &frac12 dozen', '€5, ½ dozen'],
    ['Salt &Amp; Vinegar', 'Salt & Vinegar'],
    ['Bread_x000D_\nRolls', 'Bread\nRolls'],
    ['Bread_x0009_Rolls', 'Bread Rolls'],
    ['Caf_x00E9_ _x20AC_5', 'Café €5'],
    ['a_x005F_b', 'a_b'],
    ['%20Cola%20Zero', ' Cola Zero'],
    ['Caf%C3%A9%20Mocha%2C%205%25', 'Café Mocha, 5%'],
    ['Jalape%C3%B1o Relish, 5%', 'Jalapeño Relish, 5%'],
    ['Jalape√±o Relish', 'Jalapeño Relish'],
    ['Caf√© ‚Äì Don‚Äôt ¬£5', 'Café – Don’t £5'],
    ['Jalape\\u00f1o \\ud83c\\udf36 Relish', 'Jalapeño 🌶 Relish'],
    ['Relish\\nHot\\r\\nSweet', 'Relish\nHot\nSweet'],
  ])('%j is mended', (cell, text) => {
    expect(repairCell(cell)).toEqual({ text });
  });

  it.each([
    '-',
    '—',
    'N/A',
    'n/a',
    'null',
    'NULL',
    'undefined',
    'NaN',
    '(blank)',
    '\u00a0',
    '\u200b\u2060',
    '&nbsp;',
    '<p></p>',
    '?',
    '\\N',
    '__EMPTY',
    '__EMPTY_1',
    'Unnamed: 0',
    '<null>',
    '[null]',
    '0000000000000',
  ])('%j only looks like one and is empty', (cell) => {
    expect(repairCell(cell)).toEqual({ text: '' });
  });

  it.each([
    '#N/A',
    '#REF!',
    '#VALUE!',
    '#NAME?',
    '#DIV/0!',
    '#####',
    '#GETTING_DATA',
    '#Error',
    '#Deleted',
    '#WERT!',
    '#BEZUG!',
    '#NV',
    '#¡VALOR!',
    'Err:502',
    'Milk | #N/A',
    'Cola #REF! 1 l',
  ])('%j is an error of a spreadsheet', (cell) => {
    expect(repairCell(cell).damage).toContain('an error of a spreadsheet');
  });

  it.each([
    'Caf\ufffd',
    'Cr?me',
    'Relish ??? Caf?',
    'Caf? Noir',
    'CAF? NOIR',
    'CR?ME BR?L?E',
    'SAUT?ED',
    '?clair',
    '100?C',
    'Keep at -18?C',
    '?5.99',
    '6?330 ml',
    'null kg',
    'NaN kg',
    'Cod undefined',
    'Error 2042',
    '1.#QNAN',
    'System.DBNull',
    '=?UTF-8?Q?Caf=C3=A9?=',
    "['Vegan', 'Halal']",
    "{'en': 'Cod'}",
    "('Cod',)",
    "b'Cod'",
    '6 ? 1 kg',
    'Cola ? zero',
    '=TRIM(B2)',
    '=B2&" "&C2',
    '=Sheet1!A1',
    '=(A1&"x")',
    '=[@Name]',
    '=@A2',
    '="Cod "&B2',
    '=Table1[Name]',
    '=_xlfn.TEXTJOIN(" ",TRUE,A2:B2)',
    '=[1]Sheet1!A2',
    '{"en":"Relish"}',
    '["Relish"]',
    'a:1:{i:0;s:6:"Relish";}',
    'Ã la carte',
    '[object Object]',
    '{{product.name}}',
    'Cola {{ size }}',
    '{% if x %}',
    '${name}',
    '#{name}',
    '<%= name %>',
    'Loading...',
  ])('%j has lost what nobody can restore', (cell) => {
    expect(repairCell(cell).damage).toMatch(/^holds /u);
  });

  it.each(['"', '″', "''", '-"-', '〃', 'ditto', 'Ditto', 'do.', 'as above', '↑'])('%j means the cell above', (cell) => {
    for (const isRead of [false, true]) expect(repairCell(cell, ' ', isRead).damage).toContain('means the cell above');
  });

  it.each([
    'R&D Salt & Vinegar', 'M&S;', 'We are #1!', 'a < b > c', '5 <10 kg', '<Brand>', 'ROSÉ®', 'CAFÉ™', 'Château âme', 'São Paulo', 'What? Yes', 'none',
    'https://shop.example/a?b=c', '24 × 330 ml', '½ dozen', 'Nil Return', '100%20', 'Fat 20%ee', '50%ab', 'a%zz%20b', 'https://shop.example/a%20b', 'FOO_x12', '{red} $5 #1', '= Best =', '[milk]', 'Cod [fresh], [MSC]', 'Loading ramp', '√2', '¬', 'https://shop.example/a?b=caf%C3%A9', 'a\\|b', 'C:\\users', 'Who? What?', '00001234', '0', 'Ditto Crisps', 'Is it fresh?Yes', 'https://shop.example/?a=1', 'Pure? Yes', 'SMÅ™', 'BOÅ’s', '<fresh>', 'Zero null Bock', '&copying', '(fresh)', '9"',
  ])('%j is left as it is', (cell) => {
    expect(repairCell(cell)).toEqual({ text: cell });
  }); // prettier-ignore

  it.each([
    ['nil', 'nil'],
    ['(none)', '(none)'],
    ['n/a', 'n/a'],
    ['Milk &amp; <b>egg</b>', 'Milk & egg'],
    ['&nbsp;', ''],
  ])('%j is mended, but not judged, where words for "empty" have a reader', (cell, text) => {
    expect(repairCell(cell, ' ', true)).toEqual({ text });
  });

  it.each(['undefined', 'null', 'NaN', 'NULL'])('%j is no name', (name) => expect(repairCell(name)).toEqual({ text: '' }));

  it('stays one line where its column has one', () => {
    expect(repairCell('A line<br>another', ' ')).toEqual({ text: 'A line another' });
  });
});
