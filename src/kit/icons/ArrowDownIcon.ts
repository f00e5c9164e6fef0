import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const ArrowDownIcon: IconComponent = /* @__PURE__ */ icon('arrowDown', ArrowDownwardOutlined);
