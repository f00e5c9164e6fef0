import type { JSX } from 'react';
import { allergenNamed, allergenNames, ingredientPieces } from '../../../contract/allergens.ts';
import type { Nutrition, Product } from '../../../contract/catalogue.ts';
import { AllergenPanel } from '../../../kit/AllergenPanel/index.ts';
import { FactTable } from '../../../kit/FactTable/index.ts';
import { Heading } from '../../../kit/Heading/index.ts';
import { Link } from '../../../kit/Link/index.ts';
import { Stack } from '../../../kit/Stack/index.ts';
import { CompanyPhone } from '../../CompanyPhone.tsx';
import { contactPath } from '../../navigation/paths.ts';

function Ingredients({ text, contains }: { text: string; contains: readonly string[] }): JSX.Element {
  return (
    <Stack as="section" gap="2">
      <Heading level={2} size="lg">
        Ingredients
      </Heading>
      <p>
        {ingredientPieces(text, contains).map((piece, index) =>
          piece.isAllergen ? <strong key={index}>{piece.text}</strong> : piece.text,
        )}
      </p>
    </Stack>
  );
}

const grams = (amount: number): string => `${amount.toLocaleString('en-GB')} g`;

function NutritionTable({ facts }: { facts: Nutrition }): JSX.Element {
  return (
    <FactTable
      caption="Nutrition"
      termHeading="Typical values"
      columns={[`Per ${facts.per}`]}
      rows={[
        { term: 'Energy', values: [`${facts.energyKj.toLocaleString('en-GB')} kJ / ${facts.energyKcal.toLocaleString('en-GB')} kcal`] },
        { term: 'Fat', values: [grams(facts.fat)] },
        { term: 'of which saturates', values: [grams(facts.saturates)], isPart: true },
        { term: 'Carbohydrate', values: [grams(facts.carbohydrate)] },
        { term: 'of which sugars', values: [grams(facts.sugars)], isPart: true },
        ...(facts.fibre === undefined ? [] : [{ term: 'Fibre', values: [grams(facts.fibre)] }]),
        { term: 'Protein', values: [grams(facts.protein)] },
        { term: 'Salt', values: [grams(facts.salt)] },
      ]}
    />
  );
}

/** Allergens first: a kitchen must know them before it serves a food. */
export function AllergenFacts({ product }: { product: Product }): JSX.Element {
  const { name, allergens } = product;
  if (!allergens) {
    return (
      <AllergenPanel unknown>
        <p>
          <Link href={contactPath(`Allergens: ${name}`)}>Ask us</Link> before you use or serve it
          <CompanyPhone lead=", or ring " />.
        </p>
      </AllergenPanel>
    );
  }
  const { contains, mayContain } = allergens;
  const declared = new Set([...contains, ...mayContain].map(allergenNamed));
  return (
    <AllergenPanel contains={contains} mayContain={mayContain} others={allergenNames.filter((each) => !declared.has(each))}>
      <p>The label on the pack decides: check it before you use or serve the goods.</p>
    </AllergenPanel>
  );
}

/** Ingredients with the allergens among them emphasised, and nutrition, as far as the range knows them. */
export function CompositionFacts({ product: { allergens, ingredients, nutrition } }: { product: Product }): JSX.Element {
  return (
    <Stack>
      {ingredients ? <Ingredients text={ingredients} contains={allergens?.contains ?? []} /> : null}
      {nutrition ? <NutritionTable facts={nutrition} /> : null}
    </Stack>
  );
}
