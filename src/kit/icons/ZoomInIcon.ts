import ZoomInOutlined from '@mui/icons-material/ZoomInOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const ZoomInIcon: IconComponent = /* @__PURE__ */ icon('zoomIn', ZoomInOutlined);
