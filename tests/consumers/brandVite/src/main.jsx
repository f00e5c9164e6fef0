import '@tarnbrook/kit/theme/base.css';
import '../brands/acme/generated/theme.css';
import { Button } from '@tarnbrook/kit/Button';
import { Heading } from '@tarnbrook/kit';
import { createRoot } from 'react-dom/client';
import { theme } from '../brands/acme/generated/theme.js';

createRoot(document.getElementById('root')).render(
  <>
    <Heading level={1}>Order book</Heading>
    <Button variant="contained" data-said={theme.light['color.action.background']}>
      Add to order
    </Button>
  </>,
);
