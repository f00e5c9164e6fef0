import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const ArrowUpIcon: IconComponent = /* @__PURE__ */ icon('arrowUp', ArrowUpwardOutlined);
