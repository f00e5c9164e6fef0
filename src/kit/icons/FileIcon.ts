import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const FileIcon: IconComponent = /* @__PURE__ */ icon('file', DescriptionOutlined);
