import addonA11y from '@storybook/addon-a11y';
import addonVitest from '@storybook/addon-vitest';
import { definePreview } from '@storybook/react-vite';
import '@tarnbrook/kit/theme/base.css';
import '@tarnbrook/kit/theme/tarnbrook.css';

export default definePreview({ addons: [addonA11y(), addonVitest()], parameters: { a11y: { test: 'error' } } });
