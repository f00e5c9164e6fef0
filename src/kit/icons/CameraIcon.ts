import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const CameraIcon: IconComponent = /* @__PURE__ */ icon('camera', PhotoCameraOutlined);
