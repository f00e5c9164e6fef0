import ZoomOutOutlined from '@mui/icons-material/ZoomOutOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const ZoomOutIcon: IconComponent = /* @__PURE__ */ icon('zoomOut', ZoomOutOutlined);
