import { unbrokenSizes } from '../../../contract/text.ts';
import { CardGrid } from '../../../kit/CardGrid/index.ts';
import { LinkCard } from '../../../kit/LinkCard/index.ts';
import { Picture } from '../../../kit/Picture/index.ts';
import { Section } from '../../../kit/Section/index.ts';
import { styled, token, up } from '../../../kit/theme/index.ts';
import { useBrandExtras } from '../../brandPages.ts';
import { searchPath } from '../../navigation/queryPaths.ts';

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** Two side by side on a phone, so that the best sellers are near. The cards' own styles would stand in the style sheet once more. */
const Points = styled(CardGrid)({
  gap: token('space.3'),
  gridTemplateColumns: columns(2),
  '&& [data-text]': { padding: token('space.3'), gap: token('space.1'), fontSize: token('font.size.sm') },
  [up('md')]: { gridTemplateColumns: columns(4) },
  [up('lg')]: { gap: token('space.4'), '&& [data-text]': { padding: token('space.4') } },
});

/** The section above has its space. */
const Advice = styled(Section)({ paddingBlockStart: 0 });

/** The brand's advice on what to buy: cards that lead to searches. */
export function Guide() {
  const { guide } = useBrandExtras();
  if (!guide) return null;
  return (
    <Advice heading={guide.heading}>
      <Points columns={4}>
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
      </Points>
    </Advice>
  );
}
