/** Words that keep their capital inside a sentence. */
const proper = new Set(
  [
    'American English British Indian Thai Greek Italian French Spanish Turkish Chinese Japanese Mexican Caribbean',
    'Jamaican Scottish Welsh Irish Cumberland Lincolnshire Lancashire Yorkshire Cheshire Cornish Worcester Dijon',
    'Madras Kashmiri Korean Vietnamese Sicilian Arabica Robusta Colombian Brazilian Kenyan Ethiopian Sumatra',
    'Guatemalan Assam Ceylon Darjeeling Earl Grey Danish Belgian Swiss Bakewell Eccles Battenberg Victoria Madeira',
    'Chelsea Edam Gouda Emmental Wensleydale Leicester Stilton Parmesan Caesar Bombay Greenland Atlantic Pacific',
    'Alaska Chantenay Brussels Valencia Himalayan Cajun Pilau Moroccan Tunisian German Frankfurt Arbroath Cypriot',
    'Dorset Barnsley Glamorgan Scotch Mediterranean Devon Norwegian Nordic Goan Kentish Persian Louisiana Texas',
    'Marie Dubai Normandy Genoa Parma Szechuan Argentine Canadian Orkney Cromer Dover Nile Dundee Piri No Kentucky',
  ].flatMap((line) => line.split(' ')),
);

/** Words that come last in a price list and first in a sentence: "Pizza Box 10 inch", "Nitrile Gloves Medium", "Refuse Sacks Heavy Duty". */
const trailing =
  /^(.+?) ((?:(?:[\d.–×]+ ?)+ (?:inch|oz|ml|mm|cm|g|kg|L|Ply)|\d+s|Extra Large|Small|Medium|Large|Light Duty|Medium Duty|Heavy Duty|Original|Skinless|Skin On)(?: (?:[\d.–]+ (?:inch|oz|g|cm|Sheet)|Green|White|Blue))*)$/;

/** A product's or variety's name as it reads inside a sentence: "lemon and lime" from "Lemon & Lime", "10 inch pizza box" from "Pizza Box 10 inch". */
export function inSentence(text: string): string {
  const [, noun, last] = /[&/]|\b(?:for|No|to|in) /.test(text) ? [] : (trailing.exec(text) ?? []);
  const turned = noun === undefined || last === undefined ? text : `${last} ${noun}`;
  return turned
    .split(' ')
    .map((word) => (proper.has(word) || /[A-Z]{2}|\d|^[A-Z]$/.test(word) ? word : word.toLowerCase()))
    .join(' ')
    .replaceAll(' & ', ' and ');
}

/** Fills `{name}` places in a template. Throws for an unknown name. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing to put for {${name}} in "${template}".`);
    return value;
  });
}

/** A sentence with a capital first letter. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Cuts a long list of ingredients into label lines at its commas. */
export function labelLines(text: string, width = 88): string[] {
  const lines: string[] = [];
  for (const part of text.split(/(?<=,) /)) {
    const last = lines.at(-1);
    if (last === undefined || last.length + part.length + 1 > width) lines.push(part);
    else lines[lines.length - 1] = `${last} ${part}`;
  }
  return lines;
}
