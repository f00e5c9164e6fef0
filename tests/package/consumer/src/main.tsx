import '@tarnbrook/kit/theme/base.css';
import '@tarnbrook/kit/theme/gullwing.css';
import { createRoot } from 'react-dom/client';
import { Shop } from './Shop';

createRoot(document.getElementById('root')!).render(<Shop />);
