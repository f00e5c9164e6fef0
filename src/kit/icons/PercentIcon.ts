import PercentOutlined from '@mui/icons-material/PercentOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const PercentIcon: IconComponent = /* @__PURE__ */ icon('percent', PercentOutlined);
