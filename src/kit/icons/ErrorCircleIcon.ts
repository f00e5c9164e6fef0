import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const ErrorCircleIcon: IconComponent = /* @__PURE__ */ icon('errorCircle', ErrorOutlineOutlined);
