import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const EyeIcon: IconComponent = /* @__PURE__ */ icon('eye', VisibilityOutlined);
