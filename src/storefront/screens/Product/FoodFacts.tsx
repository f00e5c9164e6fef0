import { ingredientPieces } from '../../../contract/allergens.ts';
import type { Nutrition, Product } from '../../../contract/catalogue.ts';
import { AllergenPanel } from '../../../kit/AllergenPanel/index.ts';
import { FactTable } from '../../../kit/FactTable/index.ts';
import { Heading } from '../../../kit/Heading/index.ts';
import { Link } from '../../../kit/Link/index.ts';
import { Stack } from '../../../kit/Stack/index.ts';
import { contactPath } from '../../navigation/queryPaths.ts';
import { partWords } from './partWords.ts';

function Ingredients({ text, places }: { text: string; places: Product['allergenPlaces'] }) {
  return (
    <Stack component="section" gap="2">
      <Heading level={2} size="lg">
        {partWords.ingredients}
      </Heading>
      {/* Anew for each product: a translator holds on to the text of the former one. */}
      <p key={text}>
        {ingredientPieces(text, places ?? []).map((piece, index) =>
          piece.isAllergen ? <strong key={index}>{piece.text}</strong> : piece.text,
        )}
      </p>
    </Stack>
  );
}

const grams = (amount: number): string => `${amount.toLocaleString('en-GB')} g`;

function NutritionTable({ facts }: { facts: Nutrition }) {
  return (
    <FactTable
      caption={partWords.nutrition}
      termHeading={partWords.typicalValues}
      columns={[partWords.per(facts.per)]}
      rows={[
        {
          term: partWords.nutrients.energy,
          values: [`${facts.energyKj.toLocaleString('en-GB')} kJ / ${facts.energyKcal.toLocaleString('en-GB')} kcal`],
        },
        { term: partWords.nutrients.fat, values: [grams(facts.fat)] },
        { term: partWords.nutrients.saturates, values: [grams(facts.saturates)], isPart: true },
        { term: partWords.nutrients.carbohydrate, values: [grams(facts.carbohydrate)] },
        { term: partWords.nutrients.sugars, values: [grams(facts.sugars)], isPart: true },
        ...(facts.fibre === undefined ? [] : [{ term: partWords.nutrients.fibre, values: [grams(facts.fibre)] }]),
        { term: partWords.nutrients.protein, values: [grams(facts.protein)] },
        { term: partWords.nutrients.salt, values: [grams(facts.salt)] },
      ]}
    />
  );
}

/** Allergens come first, since a kitchen must know them before it serves a food. */
export function AllergenFacts({ product: { name, allergens, otherAllergens, possibleAllergens = [] } }: { product: Product }) {
  const { contains, mayContain } = allergens ?? { contains: [], mayContain: possibleAllergens };
  if (!otherAllergens) {
    return (
      <AllergenPanel unknown contains={contains} mayContain={mayContain}>
        <p>
          <Link href={contactPath(partWords.subject(name))}>{partWords.askUs}</Link> {partWords.beforeServing}
        </p>
      </AllergenPanel>
    );
  }
  return (
    <AllergenPanel contains={contains} mayContain={mayContain} others={otherAllergens}>
      <p>{partWords.label}</p>
    </AllergenPanel>
  );
}

/** Ingredients with the allergens among them emphasised, and nutrition, as far as the range knows them. */
export function CompositionFacts({ product: { allergenPlaces, ingredients, nutrition } }: { product: Product }) {
  return (
    <Stack>
      {ingredients ? <Ingredients text={ingredients} places={allergenPlaces} /> : null}
      {nutrition ? <NutritionTable facts={nutrition} /> : null}
    </Stack>
  );
}
