import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const SunIcon: IconComponent = /* @__PURE__ */ icon('sun', LightModeOutlined);
