import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../kit/theme/base.css';
import '../kit/theme/generated/scoped.css';
import { Desk } from './Desk.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

/** Puts mode and density on the page: the mode that was chosen in the shop, else the system's; close rows, but for fingers. */
function applyLook(): void {
  const { dataset } = document.documentElement;
  const chosen = localStorage.getItem('mode');
  dataset['mode'] = chosen === 'light' || chosen === 'dark' ? chosen : isDark.matches ? 'dark' : 'light';
  dataset['density'] = isTouched.matches ? 'touch' : 'compact';
}

const isDark = window.matchMedia('(prefers-color-scheme: dark)');
const isTouched = window.matchMedia('(pointer: coarse)');
applyLook();
for (const query of [isDark, isTouched]) query.addEventListener('change', applyLook);

createRoot(root).render(
  <StrictMode>
    <CacheProvider value={createCache({ key: 'desk', stylisPlugins: [] })}>
      <BrowserRouter basename="/desk">
        <Desk />
      </BrowserRouter>
    </CacheProvider>
  </StrictMode>,
);
