import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const TrashIcon: IconComponent = /* @__PURE__ */ icon('trash', DeleteOutlined);
