import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const UploadIcon: IconComponent = /* @__PURE__ */ icon('upload', FileUploadOutlined);
