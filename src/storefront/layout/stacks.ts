import { Stack } from '../../kit/Stack/index.ts';
import { styled } from '../../kit/theme/index.ts';

/** Items as wide as they are, instead of as wide as the column. */
export const StartStack = styled(Stack)({ alignItems: 'start' });

/** Below everything else where columns become one. */
export const LastStack = styled(Stack)({ order: 1 });
