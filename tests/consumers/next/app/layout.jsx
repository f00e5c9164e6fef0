import '@tarnbrook/kit/theme/base.css';
import '@tarnbrook/kit/theme/tarnbrook.css';

export default function Layout({ children }) {
  return (
    <html lang="en-GB">
      <body>{children}</body>
    </html>
  );
}
