import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const MoonIcon: IconComponent = /* @__PURE__ */ icon('moon', DarkModeOutlined);
