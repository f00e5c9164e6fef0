import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const ImageIcon: IconComponent = /* @__PURE__ */ icon('image', ImageOutlined);
