import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const EyeOffIcon: IconComponent = /* @__PURE__ */ icon('eyeOff', VisibilityOffOutlined);
