import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const CloseIcon: IconComponent = /* @__PURE__ */ icon('close', CloseOutlined);
