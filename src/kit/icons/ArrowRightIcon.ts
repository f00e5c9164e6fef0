import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const ArrowRightIcon: IconComponent = /* @__PURE__ */ icon('arrowRight', ArrowForwardOutlined, true);
