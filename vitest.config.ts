import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', environment: 'node', include: ['src/**/*.test.ts', 'design-tokens/**/*.test.ts', 'tests/unit/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'dom', environment: 'happy-dom', setupFiles: ['tests/setup/dom.ts'], include: ['src/**/*.test.tsx'] },
      },
    ],
  },
});
