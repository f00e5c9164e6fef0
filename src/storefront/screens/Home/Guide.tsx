import { unbrokenSizes } from '../../../contract/text.ts';
import { CardGrid } from '../../../kit/CardGrid/index.ts';
import { LinkCard } from '../../../kit/LinkCard/index.ts';
import { Picture } from '../../../kit/Picture/index.ts';
import { Section } from '../../../kit/Section/index.ts';
import { useBrandExtras } from '../../brandPages.ts';
import { searchPath } from '../../navigation/queryPaths.ts';

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** Two side by side on a phone, so that the best sellers are near. The cards' own styles would stand in the style sheet once more. */
const grid = {
  gap: { xs: 1.5, lg: 2 },
  gridTemplateColumns: { xs: columns(2), md: columns(4) },
  '&& [data-text]': { p: { xs: 1.5, lg: 2 }, gap: 0.5, fontSize: 'body2.fontSize' },
};

/** The brand's advice on what to buy: cards that lead to searches. */
export function Guide() {
  const { guide } = useBrandExtras();
  if (!guide) return null;
  return (
    // The section above has its space.
    <Section heading={guide.heading} sx={{ pt: 0 }}>
      <CardGrid columns={4} sx={grid}>
        {guide.points.map(({ title, text, picture }) => (
          <LinkCard
            key={title}
            href={searchPath(title)}
            title={unbrokenSizes(title)}
            picture={<Picture src={picture} alt="" ratio="2/1" />}
          >
            {text}
          </LinkCard>
        ))}
      </CardGrid>
    </Section>
  );
}
