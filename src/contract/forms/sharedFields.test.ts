import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailAddress, nationalTelephone, ownMail, telephone } from './sharedFields.ts';

describe('a telephone number', () => {
  it.each([
    ['(0161) 496-0142', '01614960142'],
    ['0161\u00a0496\u20130142', '01614960142'],
    [' 07700 900123 ', '07700900123'],
    ['+44 7700 900123', '07700900123'],
    ['+447700900123', '07700900123'],
    ['~Imran 🍕 +44 7700 900123', '07700900123'],
    ['TEL;TYPE=CELL:+447700900123', '07700900123'],
    ['0044 161 496 0142', '01614960142'],
    ['+44 (0)161 496 0142', '01614960142'],
    ['(+44) 161 496 0142', '01614960142'],
    ['+44 16977 3555', '0169773555'],
    ['44161 4960123', '01614960123'],
    ['447700900123', '07700900123'],
    ['44 (0)161 496 0142', '01614960142'],
    ['\u202a+44 7700 900123\u202c', '07700900123'],
    ['\ufeff0161\u200b4960142\u00ad', '01614960142'],
    ['0161\u2009496\u30000142', '01614960142'],
    ['０１６１－４９６－０１４２', '01614960142'],
    ['＋４４（０）１６１　４９６　０１４２', '01614960142'],
    ['٠١٦١ ٤٩٦ ٠١٤٢', '01614960142'],
    ['०१६१ ४९६ ०१४२', '01614960142'],
    ['0161.496.0142', '01614960142'],
    ['0161·496·0142', '01614960142'],
    ['0161/496 0142', '01614960142'],
    ['07700/900/123', '07700900123'],
    ['07700 900123 (mobile)', '07700900123'],
    ['+44 7700 900123 – Mob.', '07700900123'],
    ['Home: 0161 496 0142', '01614960142'],
    ['0161‑496‒0142', '01614960142'],
    ['0161−496—0142', '01614960142'],
    ['tel:+44-161-496-0142', '01614960142'],
    ['Tel. 0161 496 0142', '01614960142'],
    ['T: 0161 496 0142', '01614960142'],
    ['tel://+441614960142', '01614960142'],
    ['📞 0161 496 0142', '01614960142'],
    ['☎️ 0161 496 0142', '01614960142'],
    ['(0161 496 0142)', '01614960142'],
    ['0161 496 0142.', '01614960142'],
    ['Tel 0161 496 0142', '01614960142'],
    ['t +44 (0) 161 496 0142', '01614960142'],
    ['Tel. No: 0161 496 0142', '01614960142'],
    ['Phone number – 0161 496 0142', '01614960142'],
    ['M 07700 900123', '07700900123'],
    ['Mobile 07700 900123', '07700900123'],
    ['WhatsApp: +44 7700 900123', '07700900123'],
    ['07700 900123 (WhatsApp)', '07700900123'],
    ['+ 44 161 496 0142', '01614960142'],
    ['“0161 496 0142”', '01614960142'],
    ['<0161 496 0142>', '01614960142'],
    ["'01614960142", '01614960142'],
    ['01614960142.0', '01614960142'],
    ['T | 0161 496 0142', '01614960142'],
    ['• 0161 496 0142 |', '01614960142'],
    ['UK: +44 161 496 0142', '01614960142'],
    ['☎️: 0161 496 0142', '01614960142'],
    ['0161 496 0142<tel:01614960142>', '01614960142'],
    ['07700 900123 [tel:07700900123]', '07700900123'],
    ['Mobile phone: 07700 900123', '07700900123'],
    ['Business phone 0161 496 0142', '01614960142'],
    ['Contact number: 07700 900123', '07700900123'],
    ['No. 07700 900123', '07700900123'],
    ['DDI: 0161 496 0142', '01614960142'],
    ['Call us on 0161 496 0142', '01614960142'],
    ['Mobile (UK): +44 7700 900123', '07700900123'],
    ['+44 7700 900123 (UK)', '07700900123'],
    ['0161 496 0142 - main', '01614960142'],
    ['07700 900123 (M)', '07700900123'],
    ['07700 900123 · Mobile', '07700900123'],
    ['0161 496 0142 📞', '01614960142'],
    ['+(44) 7700 900123', '07700900123'],
    ['[+44] 7700 900123', '07700900123'],
    ['+44 [0] 7700 900123', '07700900123'],
    ['="07700900123"', '07700900123'],
    ['07700_900_123', '07700900123'],
    ['https://wa.me/447700900123', '07700900123'],
    ['tel:07700%20900123', '07700900123'],
    ['7700900123', '07700900123'],
    ['1614960142.0', '01614960142'],
    ['', ''],
  ])('typed as "%s" is kept as the digits dialled inside the country: %s', (typed, kept) => {
    expect(nationalTelephone(typed)).toBe(kept);
    expect(telephone(typed)).toBeUndefined();
  });

  it('is right as soon as it is digits alone, however they are parted', () => {
    const parting = fc.array(fc.constantFrom(' ', '-', '(', ')', '\t', '–'), { maxLength: 3 });
    const digit = fc.constantFrom(...'0123456789'.split(''));
    fc.assert(
      fc.property(fc.array(fc.tuple(digit, parting), { minLength: 1, maxLength: 20 }), digit, (written, last) => {
        const digits =
          written
            .map(([each]) => each)
            .join('')
            .slice(0, 19) + last;
        // Behind a country code without a plus, digits are only right when they make a whole number.
        fc.pre(!digits.startsWith('44'));
        expect(
          telephone(
            written
              .slice(0, 19)
              .map(([each, gap]) => each + gap.join(''))
              .join('') + last,
          ),
        ).toBeUndefined();
        expect(nationalTelephone(digits)).toMatch(/^\d+$/u);
      }),
    );
  });

  it.each([
    '+33 1 99 00 12 34',
    '+44',
    '+44 161',
    '44 161',
    '4416977 3555',
    '44 161 496 01234',
    '44 0 161',
    '0161 496 0142/3',
    '0161/496/0142/3',
    'mobile',
    '0161 496 0142 (ask for Kim)',
    '01614960142 / 01614960143',
    'ring 0161 496 0142',
    'M5',
    'Tel no. mobile',
    '0161 call me',
    '07700 9OO142',
    '-5',
    '5-',
    '0161 496 0142 ext 5',
    'Fax: 0161 496 0142',
    'O161 496 0142',
    'Anna: 07700 900123',
    '07700 900123 or 0161 496 0142',
  ])('says of %s that only numbers are allowed, and leaves it as it was typed', (typed) => {
    expect(telephone(typed)).toBe('Only numbers are allowed');
  });

  it.each(['44161', '4416149601234'])('is right as digits alone, as specified, also where 44 is no country code: %s', (digits) => {
    expect(telephone(digits)).toBeUndefined();
    expect(nationalTelephone(digits)).toBe(digits);
  });

  it('is the same when it is put into its form twice', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[+0-9 ()-]{0,18}$/u)), (typed) => {
        expect(nationalTelephone(nationalTelephone(typed))).toBe(nationalTelephone(typed));
      }),
    );
  });
});

describe('a mail address', () => {
  it.each([
    ['\u202aanna@shop.example\u202c', 'anna@shop.example'],
    ['\ufeff anna@shop\u00ad.example\u00a0', 'anna@shop.example'],
    ['ａｎｎａ＠ｓｈｏｐ．ｅｘａｍｐｌｅ', 'anna@shop.example'],
    ['mailto:anna@shop.example', 'anna@shop.example'],
    ['anna@müller.example', 'anna@xn--mller-kva.example'],
    ['anna@mu\u0308ller.example', 'anna@xn--mller-kva.example'],
    ['Anna@MÜLLER.example', 'Anna@xn--mller-kva.example'],
    ['anna@xn--mller-kva.example', 'anna@xn--mller-kva.example'],
    ['orders@\u212aelp.example', 'orders@Kelp.example'],
    ['anna@straße.example', 'anna@xn--strae-oqa.example'],
    ['anna@例え.example', 'anna@xn--r8jz45g.example'],
    ['anna@shop。example', 'anna@shop.example'],
    ['o’brien@shop.example', "o'brien@shop.example"],
    ['oʼbrien@müller.example.', "o'brien@xn--mller-kva.example"],
    ['anna@shop.example.', 'anna@shop.example'],
    ['anna@shop.example;', 'anna@shop.example'],
    ['Anna Smith <anna@shop.example>', 'anna@shop.example'],
    ['"Smith, Anna" <anna@shop.example>;', 'anna@shop.example'],
    ['<anna@shop.example>', 'anna@shop.example'],
    ['"anna@shop.example"', 'anna@shop.example'],
    ['(anna@shop.example)', 'anna@shop.example'],
    ['E-mail: anna@shop.example', 'anna@shop.example'],
    ['anna@shop.example (work)', 'anna@shop.example'],
    ['mailto:anna@shop.example?subject=Hello', 'anna@shop.example'],
    ['anna@shop.example<mailto:anna@shop.example>', 'anna@shop.example'],
    ['‘anna@shop.example’', 'anna@shop.example'],
    ['“anna@shop.example”', 'anna@shop.example'],
    ['«anna@shop.example»', 'anna@shop.example'],
    ["Anna <'anna@shop.example'>", 'anna@shop.example'],
    ['mailto: anna@shop.example', 'anna@shop.example'],
    ['mailto://anna@shop.example', 'anna@shop.example'],
    ['mailto:anna%40shop.example', 'anna@shop.example'],
    ['E-mail:E-mail:anna@shop.example', 'anna@shop.example'],
    ['Work email: anna@shop.example', 'anna@shop.example'],
    ['Email anna@shop.example', 'anna@shop.example'],
    ['E | anna@shop.example', 'anna@shop.example'],
    ['E|anna@shop.example', 'anna@shop.example'],
    ['E: anna@shop.example | W: www.shop.example', 'anna@shop.example'],
    ['*anna@shop.example*', 'anna@shop.example'],
    ['• anna@shop.example', 'anna@shop.example'],
    ['✉️ anna@shop.example', 'anna@shop.example'],
    ['Anna Smith (anna@shop.example)', 'anna@shop.example'],
    ['Anna Smith [mailto:anna@shop.example]', 'anna@shop.example'],
    ['anna@shop.example <anna@shop.example>', 'anna@shop.example'],
    ['[anna@shop.example](mailto:anna@shop.example)', 'anna@shop.example'],
    ['<mailto:anna@shop.example|anna@shop.example>', 'anna@shop.example'],
    ['anna@shop‑online.example', 'anna@shop-online.example'],
    ['anna@shop–online.example', 'anna@shop-online.example'],
    ['anna@shop.example/', 'anna@shop.example'],
    ['anna@shop.example:', 'anna@shop.example'],
    ["o'brien@shop.example", "o'brien@shop.example"],
    ['anna+shop=x@shop.example', 'anna+shop=x@shop.example'],
  ])('typed as %s is %s', (typed, address) => {
    expect(mailAddress(typed)).toBe(address);
    expect(mailAddress(address)).toBe(address);
    expect(ownMail(typed)).toBeUndefined();
  });

  it('is the same when it is read twice, whatever stands around it', () => {
    const around = [
      '',
      ' ',
      '"',
      "'",
      '‘',
      '’',
      '«',
      '<',
      '>',
      '(',
      ')',
      'mailto:',
      'E:',
      'Anna ',
      '//',
      '*',
      '|',
      ',',
      '.',
      ';',
      '?',
      '…',
      'anna@shop.example',
    ];
    const some = fc.array(fc.constantFrom(...around), { maxLength: 4 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(some, some, (before, behind) => {
        const once = mailAddress(`${before}o’neil@müller–shop.example${behind}`);
        expect(mailAddress(once)).toBe(once);
      }),
    );
  });

  it.each([
    'anna',
    'anna@',
    'anna@müller',
    'änna@shop.example',
    'anna²@shop.example',
    'anna@mü ller.example',
    'anna@mü/x.example',
    'anna@mü:80',
    'a@b@mü.example',
    'anna@shop.example; bob@shop.example',
    'Anna <anna at shop.example>',
    'anna@m\u200fü..example',
    '.anna@shop.example',
    'anna.@shop.example',
    'anna..x@shop.example',
    'anna smith@shop.example',
    'anna@shop.example .uk',
    'anna@shop.example uk',
    'anna@shop.co,uk',
    'anna@shop.example bob@shop.example',
    'anna@shop.example / bob@shop.example',
    'anna@shop.example»co',
  ])('is refused when it is none: %s', (typed) => expect(ownMail(typed)).toBe('Please enter a valid mail'));
});
