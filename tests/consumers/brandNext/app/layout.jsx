import '@tarnbrook/kit/theme/base.css';
import '../brands/acme/generated/theme.css';
import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';

export const metadata = { title: 'An application in a brand of its own', icons: 'data:,' };

export default function Layout({ children }) {
  return (
    <html lang="en-GB">
      <body>
        <AppRouterCacheProvider>{children}</AppRouterCacheProvider>
      </body>
    </html>
  );
}
