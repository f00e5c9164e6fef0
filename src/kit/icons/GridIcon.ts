import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const GridIcon: IconComponent = /* @__PURE__ */ icon('grid', GridViewOutlined);
