import { useState, type JSX } from 'react';
import preview from '../../.storybook/preview.tsx';
import { usePane } from '../../.storybook/surroundings.tsx';
import { Button } from '../../src/kit/Button/index.ts';
import { themes } from '../../tools/tokens/themes.ts';
import { styled } from '../../src/kit/theme/styled.ts';
import { token } from '../../src/kit/theme/token.ts';
import { Name, Note, Page, Part, tokensIn, TokenTable } from './parts.tsx';

const meta = preview.meta({ title: 'Foundations/Motion', tags: ['autodocs', 'no-visual'] });

const durations = ['motion.duration.fast', 'motion.duration.medium', 'motion.duration.slow'] as const;
const easings = ['motion.easing.standard', 'motion.easing.exit'] as const;

const Track = styled('div')({
  display: 'flex',
  padding: token('space.1'),
  borderRadius: token('radius.small'),
  backgroundColor: token('color.surface.sunken'),
});
const Push = styled('div')({ transitionProperty: 'flex-grow' });
const Puck = styled('div')({
  inlineSize: token('space.8'),
  blockSize: token('space.8'),
  borderRadius: token('radius.small'),
  backgroundColor: token('color.border.strong'),
});
function Races(): JSX.Element {
  const { brand, mode } = usePane();
  const [there, setThere] = useState(false);
  return (
    <Page>
      <Button sx={{ justifySelf: 'start' }} variant="contained" onClick={() => setThere(!there)}>
        Play
      </Button>
      {easings.map((easing) => (
        <Part key={easing} title={easing === 'motion.easing.standard' ? 'Coming and moving' : 'Leaving'} note={easing}>
          {durations.map((duration) => (
            <div key={duration}>
              <Track>
                <Push sx={{ flexGrow: there ? 1 : 0, transitionDuration: token(duration), transitionTimingFunction: token(easing) }} />
                <Puck />
              </Track>
              <Note>
                <Name>{duration}</Name> {themes[brand][mode][duration]} ms
              </Note>
            </div>
          ))}
        </Part>
      ))}
      <Part title="Where they are used">
        <TokenTable names={tokensIn('motion.')} label="Motion" />
      </Part>
    </Page>
  );
}

/** Movements are short and only show where something came from. `base.css` ends them at once for visitors who ask for less motion. */
export const Durations = meta.story({ render: () => <Races /> });
